/** Give a text to the reader as a file. */
export function saveFile(text: string, name: string, type: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type }));
  file.download = name;
  file.click();
  URL.revokeObjectURL(file.href);
}
