/** A snapshot and a journal in IndexedDB; `gnomehall/browser/store.py` says what they mean. */
const NAME = "gnomehall";

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error("the storage refused"));
  });
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("snapshot");
      asked.result.createObjectStore("journal", { autoIncrement: true });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error("the storage is blocked"));
  });
}

/** `tell` hears what is wrong with the storage, or "" once it keeps again. */
export function storage(tell: (problem: string) => void) {
  let base: IDBDatabase | null = null;
  let problem = "";

  async function noted<T>(work: () => Promise<T>): Promise<T> {
    let now = "";
    try {
      return await work();
    } catch (error) {
      now = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw error;
    } finally {
      if (now !== problem) tell((problem = now));
    }
  }

  /** A change that has reached the disk when it returns. */
  function write(change: (snapshot: IDBObjectStore, journal: IDBObjectStore) => void): Promise<void> {
    return noted(() => {
      if (!base) throw new Error("there is no storage");
      const work = base.transaction(["snapshot", "journal"], "readwrite", { durability: "strict" });
      change(work.objectStore("snapshot"), work.objectStore("journal"));
      return done(work);
    });
  }

  return {
    read: () =>
      noted(async () => {
        base = await opened();
        const work = base.transaction(["snapshot", "journal"], "readonly");
        const snapshot = work.objectStore("snapshot").get("all");
        const journal = work.objectStore("journal").getAll();
        await done(work);
        return { snapshot: snapshot.result as Uint8Array | undefined, journal: journal.result as string[] };
      }),
    append: (entry: string) => write((_snapshot, journal) => void journal.add(entry)),
    replace: (all: Uint8Array) =>
      write((snapshot, journal) => {
        journal.clear();
        snapshot.put(new Uint8Array(all), "all");
      }),
  };
}
