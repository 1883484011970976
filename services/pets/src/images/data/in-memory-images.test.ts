import { describe } from '@jest/globals';
import { imagesContract } from './images-contract.ts';
import { inMemoryImages } from './in-memory-images.ts';

describe('images in memory', () => {
  imagesContract(async () => {
    const { images, claims, publish } = inMemoryImages();
    return { images, publish, withClaims: (_listingId, work) => work(claims), close: async () => undefined };
  });
});
