import { describe } from '@jest/globals';
import { inMemoryListings } from './in-memory-listings.ts';
import { contractTotalCap, listingsContract } from './listings-contract.ts';

const noPictures = { claim: async () => [], release: async () => undefined, setVisibility: async () => undefined };

describe('listings in memory', () => {
  listingsContract(async () => {
    const store = inMemoryListings({ claims: noPictures, totalCap: contractTotalCap });
    return { ...store, saidEvents: async () => store.events.map(({ type }) => type), close: async () => undefined };
  });
});
