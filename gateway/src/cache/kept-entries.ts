/** One thing that is kept: how much memory it takes, until when it may be given out (`Date.now()`), with which tags it falls. */
export interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly until: number;
}

export interface KeptEntries<Value> {
  find(key: string): Value | undefined;
  put(key: string, entry: Entry<Value>): void;
  drop(tag: string): void;
  /** Of all that is kept. */
  bytes(): number;
}

/** The least recently used go first when there is no room. */
export const keptEntries = <Value>(maxBytes: number): KeptEntries<Value> => {
  const entries = new Map<string, Entry<Value>>();
  const keysOfTag = new Map<string, Set<string>>();
  let held = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    held -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOfTag.delete(tag);
    }
  };
  const makeRoom = (bytes: number): void => {
    for (const oldest of entries.keys()) {
      if (held + bytes <= maxBytes) return;
      remove(oldest);
    }
  };

  return {
    find: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // To the end: the first ones are the least recently used.
      entries.delete(key);
      entries.set(key, entry);
      if (entry.until > Date.now()) return entry.value;
      remove(key);
      return undefined;
    },
    put: (key, entry) => {
      remove(key);
      if (entry.bytes > maxBytes) return;
      makeRoom(entry.bytes);
      entries.set(key, entry);
      held += entry.bytes;
      for (const tag of entry.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key));
    },
    drop: (tag) => [...(keysOfTag.get(tag) ?? [])].forEach(remove),
    bytes: () => held,
  };
};
