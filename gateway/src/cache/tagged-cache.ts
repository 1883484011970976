/** One thing that is kept: how much memory it takes, until when it may be given out (`Date.now()`), with which tags it falls. */
interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly until: number;
}

interface KeptEntries<Value> {
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

export interface TaggedCacheOptions {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  /** False while changes cannot be consumed: nothing is given out, and nothing kept. */
  readonly isCurrent: () => boolean;
  /** Only the negative control of a test sets it: what was read before a change is kept after it. */
  readonly keepsWhatFell?: boolean;
}

/** What was read; `bytes` is how much memory it takes, undefined when it must not be kept. */
export interface Loaded<Value> {
  readonly value: Value;
  readonly bytes: number | undefined;
}

/** Answers by key, each with tags; a change drops all that bear its tag. */
export interface TaggedCache<Value> {
  isCurrent(): boolean;
  find(key: string): Value | undefined;
  /**
   * Loads what is not there; a caller who asks for the same meanwhile gets the same (`isShared`). It is kept only when none of its tags was
   * dropped since the load began. Rejects as `load` does.
   */
  share(key: string, tags: readonly string[], load: () => Promise<Loaded<Value>>): Promise<Loaded<Value> & { readonly isShared: boolean }>;
  drop(tag: string): void;
  /** For what is kept elsewhere and depends on the same. */
  onDrop(listener: (tag: string) => void): void;
  /** Of all that is kept. */
  bytes(): number;
}

interface Fill<Value> {
  readonly tags: readonly string[];
  readonly loaded: Promise<Loaded<Value>>;
  hasFallen: boolean;
}

/** See `TaggedCache`. */
export const taggedCache = <Value>({ maxBytes, maxAgeMs, isCurrent, keepsWhatFell = false }: TaggedCacheOptions): TaggedCache<Value> => {
  const entries = keptEntries<Value>(maxBytes);
  const fills = new Map<string, Fill<Value>>();
  const listeners: ((tag: string) => void)[] = [];

  const begin = (key: string, tags: readonly string[], load: () => Promise<Loaded<Value>>): Fill<Value> => {
    const fill: Fill<Value> = { tags, loaded: load(), hasFallen: false };
    fills.set(key, fill);
    const settle = (loaded?: Loaded<Value>): void => {
      if (fills.get(key) === fill) fills.delete(key);
      if (loaded?.bytes === undefined || !isCurrent() || (fill.hasFallen && !keepsWhatFell)) return;
      entries.put(key, { value: loaded.value, bytes: loaded.bytes, tags, until: Date.now() + maxAgeMs });
    };
    fill.loaded.then(settle, () => settle());
    return fill;
  };

  return {
    isCurrent,
    find: (key) => (isCurrent() ? entries.find(key) : undefined),
    share: async (key, tags, load) => {
      const under = fills.get(key);
      return { ...(await (under ?? begin(key, tags, load)).loaded), isShared: under !== undefined };
    },
    drop: (tag) => {
      entries.drop(tag);
      for (const [key, fill] of fills) {
        if (!fill.tags.includes(tag)) continue;
        fill.hasFallen = true;
        // Who asks from now on must not get what was read before the change.
        fills.delete(key);
      }
      for (const listener of listeners) listener(tag);
    },
    onDrop: (listener) => void listeners.push(listener),
    bytes: entries.bytes,
  };
};
