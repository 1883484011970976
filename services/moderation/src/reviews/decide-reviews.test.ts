import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { awaitContent, reviewDecisions } from './review-use-cases.ts';
import { petNotFound } from './review.ts';

test('a hundred listings that nobody knows are waited for together, for two seconds', async () => {
  let waitedMs = 0;
  const { decideReviews } = reviewDecisions({
    awaitContent: awaitContent({ contentVersions: async () => new Map() }, async (ms) => void (waitedMs += ms)),
    decideContent: async () => {
      throw petNotFound();
    },
  });
  const admin = newId() as MemberId;
  const requests = Array.from({ length: 100 }, () => {
    const petId = newId() as PetId;
    return { petId, admin, action: 'approve', reason: null, contentVersion: undefined } as const;
  });
  expect(await decideReviews(requests)).toEqual(requests.map(() => ({ refused: expect.objectContaining({ code: 'pet.not-found' }) })));
  expect(waitedMs).toBe(2_000);
});
