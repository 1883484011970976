import { Readable } from 'node:stream';
import { checkObjectKey, contentTypeOf, isObjectKey, type ObjectStore } from './object-store.ts';

/** An object store for tests; it passes the same contract as the real ones. */
export const inMemoryStore = (): ObjectStore => {
  const objects = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes, { contentType }) => {
      checkObjectKey(key, contentType);
      objects.set(key, Uint8Array.from(bytes));
    },
    find: async (key) => {
      const bytes = isObjectKey(key) ? objects.get(key) : undefined;
      if (bytes === undefined) return undefined;
      return { stream: Readable.from([Buffer.from(bytes)]), size: bytes.length, contentType: contentTypeOf(key) ?? '' };
    },
    delete: async (key) => {
      checkObjectKey(key);
      objects.delete(key);
    },
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
};
