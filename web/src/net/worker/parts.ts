import { decompress } from "fzstd";
import { filesOf } from "./archive";
import { kept } from "./kept";

/** What Python is started from: everything is here and compiled. It crosses to another worker as it is. */
export interface Parts {
  base: string; // the address of the site
  version: string; // of all of it
  lock: string; // what Pyodide knows of other packages: nothing
  files: Record<string, Uint8Array<ArrayBuffer>>; // the wasm and the archives, unpacked
  packages: string[]; // archives of Python's packages
  wasm: WebAssembly.Module; // Python itself
  modules: Map<string, WebAssembly.Module>; // those of the packages, by their path
  memory: Uint8Array<ArrayBuffer> | null; // of a Python that has imported everything
}

interface Listed {
  version: string;
  packages: string[]; // in the order they are unpacked
  lock: string;
  bytes: Record<string, number>; // of every file, as it is fetched
}

export const WASM = "pyodide.asm.wasm";
export const LIBRARY = "python_stdlib.zip";
const PACKED = ".zst"; // every file is compressed here, whatever the server does
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]; // how such a file begins

/** All parts: as a start kept them on the device, else fetched with a count of bytes. */
export async function gather(base: string, tell: (done: number, total: number) => void): Promise<Parts> {
  const folder = `${base}engine/`;
  const listed = (await (await fetch(`${folder}engine.json`)).json()) as Listed;
  const names = Object.keys(listed.bytes);
  const found = await kept(base, listed.version, names);
  if (found) tell(1, 1);
  const files = found?.files ?? (await fetched(folder, listed.bytes, tell));
  const { version, lock, packages } = listed;
  const [wasm, modules] = await Promise.all([
    WebAssembly.compile(files[WASM]!),
    compiled(packages.map((name) => files[name]!)),
  ]);
  return { base, version, lock, files, packages, wasm, modules, memory: found?.memory ?? null };
}

async function compiled(archives: Uint8Array<ArrayBuffer>[]): Promise<Map<string, WebAssembly.Module>> {
  const found = archives.flatMap((archive) => [...filesOf(archive)]).filter(([name]) => name.endsWith(".so"));
  return new Map(
    await Promise.all(found.map(async ([name, data]) => [name, await WebAssembly.compile(data)] as const)),
  );
}

async function fetched(folder: string, bytes: Listed["bytes"], tell: (done: number, total: number) => void) {
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  let here = 0;
  const count = (more: number): void => tell((here = Math.min(total, here + more)), total);
  const files = Object.keys(bytes).map(async (name) => [name, await unpacked(`${folder}${name}`, count)] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** A file, counted while it comes, and unpacked. */
async function unpacked(path: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${path}${PACKED}`);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
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
