import { decompress } from "fzstd";

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
const PACKED = ".zst"; // every file is compressed here, whatever the server does
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]; // how such a file begins

export async function python(base: string, tell: (done: number, total: number) => void): Promise<Python> {
  const folder = `${base}engine/`;
  const listed = (await (await fetch(`${folder}engine.json`)).json()) as Listed;
  const total = Object.values(listed.bytes).reduce((sum, one) => sum + one, 0);
  let here = 0;
  const count = (bytes: number): void => tell((here = Math.min(total, here + bytes)), total);

  /** A file, counted while it comes, and unpacked. */
  async function fetched(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await original(`${folder}${name}${PACKED}`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, out) {
          count(part.byteLength);
          out.enqueue(part);
        },
      }),
    );
    const data = new Uint8Array(await new Response(counted).arrayBuffer());
    const isPacked = MAGIC.every((byte, i) => data[i] === byte); // some servers unpack what they know
    return isPacked ? (decompress(data) as Uint8Array<ArrayBuffer>) : data;
  }

  // Pyodide fetches its own files: they are counted and unpacked too
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(folder, "");
    if (!(name in listed.bytes)) return original(asked, options);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
    return new Response(await fetched(name), { headers: { "Content-Type": type } });
  };
  try {
    const archives = listed.packages.map(fetched);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<Python>;
    };
    const made = await loadPyodide({ indexURL: folder, lockFileContents: listed.lock });
    for (const archive of archives) made.unpackArchive((await archive).buffer, "zip", { extractDir: FOLDER });
    return made;
  } finally {
    globalThis.fetch = original;
  }
}
