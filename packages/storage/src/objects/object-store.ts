import type { Readable } from 'node:stream';

/** What is kept under a key: a stream of `size` bytes. The caller reads the stream to the end or destroys it. */
export interface StoredObject {
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: string;
}

/**
 * Files by key (`pets/0195…/320.webp`). A key is written at once or not at all; a reader never sees half a file, and one who
 * reads while it is replaced or deleted reads what was there before.
 */
export interface ObjectStore {
  /** Keeps `bytes` under `key`, in place of what was there. On return they survive a crash of the machine. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** What is kept under `key`, or undefined. */
  find(key: string): Promise<StoredObject | undefined>;
  /** Forgets `key`; no error when nothing is there. */
  delete(key: string): Promise<void>;
  /** All keys that start with `prefix`, sorted by their characters. */
  list(prefix: string): Promise<string[]>;
}
