import type { Parts } from "./parts";

/** A start that is kept on the device: unpacked files, and the memory of a Python that has imported everything. The next
 * start of the same version needs neither unpack nor import anything. Nothing depends on it: without it a start is slow. */
const CACHE = "gnomehall-start";
const MEMORY = "memory";
const ROOM = 500e6; // bytes that must be free for it: what is played comes first

/** The memory fits only the same files, the same loader (its name has a hash) and the same browser. */
function placeOf(base: string, version: string): string {
  const loader = new URL(import.meta.url).pathname.split("/").at(-1);
  return `${base}kept/${encodeURIComponent(`${version} ${loader} ${navigator.userAgent}`)}/`;
}

export async function kept(
  base: string,
  version: string,
  names: string[],
): Promise<Pick<Parts, "files" | "memory"> | null> {
  try {
    const cache = await caches.open(CACHE);
    const place = placeOf(base, version);
    const read = async (name: string) => {
      const answer = await cache.match(`${place}${name}`);
      if (!answer) throw new Error(`${name} is not kept`);
      return new Uint8Array(await (await answer.blob()).arrayBuffer()); // by way of a blob it comes in half the time
    };
    const [memory, ...files] = await Promise.all([MEMORY, ...names].map(read));
    return { memory: memory!, files: Object.fromEntries(names.map((name, n) => [name, files[n]!])) };
  } catch {
    return null; // this browser keeps nothing, or has not yet
  }
}

/** Keep a start in place of others; the memory comes last and says that the rest is there. */
export async function keep({ base, version, files, memory }: Parts): Promise<void> {
  if (!memory) return;
  try {
    await forget(base);
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const cache = await caches.open(CACHE);
    const place = placeOf(base, version);
    for (const [name, data] of [...Object.entries(files), [MEMORY, memory] as const])
      await cache.put(`${place}${name}`, new Response(data));
  } catch {
    await forget(base); // then the next start takes as long as this one
  }
}

/** Forget what is kept of this site. */
export async function forget(base: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    for (const one of await cache.keys()) if (one.url.startsWith(`${base}kept/`)) await cache.delete(one);
  } catch {
    // this browser keeps nothing
  }
}
