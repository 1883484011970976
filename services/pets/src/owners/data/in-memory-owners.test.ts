import { describe } from '@jest/globals';
import { inMemoryOwners } from './in-memory-owners.ts';
import { ownersContract } from './owners-contract.ts';

describe('owners in memory', () => {
  ownersContract(async () => {
    const owners = inMemoryOwners();
    return { owners, find: owners.find, close: async () => undefined };
  });
});
