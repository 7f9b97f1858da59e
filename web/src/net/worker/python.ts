import { filesOf } from "./archive";
import { forget } from "./kept";
import { LIBRARY, WASM, type Parts } from "./parts";

/** Python in a worker, with our packages. */
export interface Python {
  pyimport(name: string): never;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  _api: { config: { _loadSnapshot: unknown; createPyodideModule: unknown } };
}

/** What Emscripten calls a module, as far as it is used here, and Pyodide's settings for one. */
interface Emscripten {
  FS: {
    mkdirTree(path: string): void;
    lookupPath(path: string): { node: Folder };
  };
  preloadedWasm: Record<string, unknown>;
  loadWebAssemblyModule(module: WebAssembly.Module, flags: object, name: string, scope: object): unknown;
  reportUndefinedSymbols(): void; // looks them up
  growMemory(size: number): void;
}
interface Folder {
  node_ops: {
    mknod(parent: Folder, name: string, mode: number, device: number): { contents: Uint8Array; usedBytes: number };
  };
}
interface Settings {
  preRun: ((made: Emscripten) => void)[];
}
type Create = (settings: Settings) => unknown;
type LoadPyodide = (options: object) => Promise<Python>;
type Furniture = Pick<Parts, "files" | "packages" | "modules" | "memory">;

const FOLDER = "/lib/python3.14/site-packages/";
const READ_ONLY = 0o100444;

/** Start it; everything is imported then. With the memory of one that has done so it goes on from there. */
export async function python(parts: Parts): Promise<Python> {
  const made = await begun(parts).catch(async (error: unknown) => {
    if (!parts.memory) throw error;
    console.warn("a kept start cannot be used", error);
    parts.memory = null;
    await forget(parts.base);
    return begun(parts);
  });
  const everything = made.pyimport("gnomehall.browser.everything") as { wake(): void; destroy(): void };
  everything.wake();
  everything.destroy();
  return made;
}

/** Pyodide's own two modules. */
export async function loader(base: string): Promise<[LoadPyodide, Create]> {
  const load = (name: string) => import(/* @vite-ignore */ `${base}engine/${name}`);
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    load("pyodide.mjs"),
    load("pyodide.asm.mjs"),
  ])) as [{ loadPyodide: LoadPyodide }, { default: Create }];
  return [loadPyodide, create];
}

async function begun({ base, files, packages, modules, lock, memory, wasm }: Parts): Promise<Python> {
  const folder = `${base}engine/`;
  const [loadPyodide, create] = await loader(base);
  function createPyodideModule(settings: Settings): unknown {
    settings.preRun.push((made) => furnish(made, { files, packages, modules, memory }));
    return create(settings);
  }
  // Pyodide fetches its own files and compiles them: they are here already
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(folder, "");
    if (name === LIBRARY) return new Response(files[LIBRARY]);
    return name === WASM ? new Response() : fetch(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_asked, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  try {
    const begin = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true };
    const made = await loadPyodide({ indexURL: folder, lockFileContents: lock, createPyodideModule, ...begin });
    const { config } = made._api;
    config._loadSnapshot = config.createPyodideModule = undefined; // they would hold the memory, 40 MB
    return made;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Before Python begins: the files of the packages, and their modules at the same place in each start. */
function furnish(made: Emscripten, { files, packages, modules, memory }: Furniture): void {
  const folders = new Map<string, Folder>();
  for (const archive of packages)
    for (const [name, data] of filesOf(files[archive]!)) {
      if (name.includes(".dist-info/")) continue; // licenses
      const [, path, leaf] = /^(.*?)([^/]*)$/.exec(FOLDER + name)!;
      const folder = folders.get(path!) ?? folderAt(made, path!);
      folders.set(path!, folder);
      const file = folder.node_ops.mknod(folder, leaf!, READ_ONLY, 0);
      [file.contents, file.usedBytes] = [data, data.length]; // not copied: that would take a quarter of a second
    }
  for (const [name, module] of modules) {
    const path = FOLDER + name;
    made.preloadedWasm[path] = made.loadWebAssemblyModule(module, { nodelete: true, allowUndefined: true }, path, {});
  }
  made.reportUndefinedSymbols(); // once: after each module it would take twice as long as all the rest
  if (memory) made.growMemory(memory.length);
}

function folderAt({ FS }: Emscripten, path: string): Folder {
  FS.mkdirTree(path);
  return FS.lookupPath(path).node;
}
