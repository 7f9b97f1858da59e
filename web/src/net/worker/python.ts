/** Python in a worker, with our packages: fetched with a count of bytes, unpacked, ready. */
export interface Python {
  pyimport(name: string): never;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
}

interface Listed {
  packages: string[]; // archives, in the order they are unpacked
  lock: string; // what Pyodide knows of other packages: nothing
  bytes: Record<string, number>; // of every file, as it is fetched
}

const FOLDER = "/lib/python3.14/site-packages";
const PACKED = ".gz"; // a file that is compressed here, whatever the server does

export async function python(base: string, tell: (done: number, total: number) => void): Promise<Python> {
  const folder = `${base}engine/`;
  const listed = (await (await fetch(`${folder}engine.json`)).json()) as Listed;
  const total = Object.values(listed.bytes).reduce((sum, one) => sum + one, 0);
  let here = 0;
  const count = (bytes: number): void => tell((here = Math.min(total, here + bytes)), total);

  /** A file as a stream that counts. */
  async function counted(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await original(`${folder}${name}`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    return answer.body.pipeThrough(
      new TransformStream({
        transform(part, out) {
          count(part.byteLength);
          out.enqueue(part);
        },
      }),
    );
  }

  // Pyodide fetches its own files: they are counted too, and the largest is compressed
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(folder, "");
    const packed = `${name}${PACKED}`;
    if (packed in listed.bytes) {
      const plain = (await counted(packed)).pipeThrough(new DecompressionStream("gzip"));
      return new Response(plain, { headers: { "Content-Type": "application/wasm" } });
    }
    return name in listed.bytes ? new Response(await counted(name)) : original(asked, options);
  };
  try {
    const archives = listed.packages.map(async (name) => new Response(await counted(name)).arrayBuffer());
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<Python>;
    };
    const made = await loadPyodide({ indexURL: folder, lockFileContents: listed.lock });
    for (const archive of archives) made.unpackArchive(await archive, "zip", { extractDir: FOLDER });
    return made;
  } finally {
    globalThis.fetch = original;
  }
}
