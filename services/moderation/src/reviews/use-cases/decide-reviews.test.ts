import { expect, test } from '@jest/globals';
import { type MemberId, newId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { petNotFound } from '../domain/review-errors.ts';
import { awaitContent } from './await-content.ts';
import { decideReviews } from './decide-reviews.ts';

test('a hundred listings that nobody knows are waited for together, for two seconds', async () => {
  let waitedMs = 0;
  const decideMany = decideReviews({
    awaitContent: awaitContent({
      queries: { contentVersions: async () => new Map() },
      wait: async (ms) => void (waitedMs += ms),
    }),
    decideContent: async () => {
      throw petNotFound();
    },
  });
  const admin = newId() as MemberId;
  const requests = Array.from({ length: 100 }, () => {
    const petId = newId() as PetId;
    return { petId, admin, action: 'approve', reason: null, contentVersion: undefined } as const;
  });
  expect(await decideMany(requests)).toEqual(requests.map(() => ({ refused: expect.objectContaining({ code: 'pet.not-found' }) })));
  expect(waitedMs).toBe(2_000);
});
