import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { refusal } from '@paltu/kernel';

const keyShape = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,8}$/;
const longestKey = 200;

const typeByExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** Whether `key` is small letters, digits, `-` and `_` between slashes, with an extension that stands for a known content type. */
export const isObjectKey = (key: string): boolean => key.length <= longestKey && keyShape.test(key) && contentTypeOf(key) !== undefined;

/** The content type that the extension of `key` stands for. A plain folder keeps no other record of it. */
export const contentTypeOf = (key: string): string | undefined => typeByExtension[key.slice(key.lastIndexOf('.') + 1)];

/** @throws Error when `key` is no object key, or when its extension stands for another content type. */
export const checkObjectKey = (key: string, contentType?: string): void => {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
  if (contentType !== undefined && contentTypeOf(key) !== contentType) throw new Error(`${key} cannot hold ${contentType}`);
};

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

/** There is no room for what somebody sends; an operator has to make some. */
export const storageFull = refusal(
  'unavailable',
  'storage.full',
  'There is no room for more files at the moment. Please try again later.',
  { retryAfterSeconds: 300 },
);

/** The code that the system gives for a disk without any room, so that readiness shows it alike. */
const noRoom = (directory: string, left: number): Error =>
  Object.assign(new Error(`the disk of ${directory} would be left with ${left} bytes`), { code: 'ENOSPC' });

/**
 * Refuses what would leave the disk of `directory` with less than `floorBytes`: they are for the database, which without room takes no
 * write of anybody. @throws AppError `storage.full`
 */
export const requireDiskRoom = async (directory: string, bytes: number, floorBytes: number): Promise<void> => {
  if (floorBytes === 0) return;
  const { bavail, bsize } = await statfs(directory);
  const left = bavail * bsize - bytes;
  if (left < floorBytes) throw storageFull({ cause: noRoom(directory, left) });
};
