import { describe } from '@jest/globals';
import { inMemoryStore } from './in-memory-store.ts';
import { objectStoreContract } from './object-store-contract.ts';

describe('objects in memory', () => {
  objectStoreContract(async () => ({ store: inMemoryStore(), drop: async () => undefined }));
});
