const ENTRY = 0x04034b50; // how an entry of a zip file begins

/** The files of a zip archive that stores them as they are, by name. */
export function* filesOf(archive: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === ENTRY;) {
    const size = view.getUint32(at + 18, true);
    const name = at + 30;
    const data = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    yield [
      text.decode(archive.subarray(name, name + view.getUint16(at + 26, true))),
      archive.subarray(data, data + size),
    ];
    at = data + size;
  }
}
