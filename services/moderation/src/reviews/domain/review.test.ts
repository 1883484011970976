import { describe, expect, test } from '@jest/globals';
import { aDecision, aPet, aReview, aVerdict, someNews } from '../../../test/builders.ts';
import { decide, hear, kindOf } from './review.ts';

const now = new Date('2026-11-21T09:00:00Z');

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'nothing was refused';
};

describe('a decision', () => {
  test('is one fact: which content, who, when, the how-manieth on this pet', () => {
    const review = aReview({ contentVersion: 3 });
    const verdict = aVerdict();
    const { review: after, events } = decide(review, verdict, 4, now);
    expect(after).toEqual({ ...review, status: 'approved' });
    expect(events).toEqual([
      {
        type: 'PetApproved',
        decision: {
          id: verdict.id,
          petId: review.petId,
          number: 5,
          action: 'approve',
          contentVersion: 3,
          reason: null,
          decidedBy: verdict.decidedBy,
          decidedAt: now,
          isOwnListing: false,
          outcome: 'pending',
        },
      },
    ]);
  });

  test('to reject carries its reason', () => {
    const { review, events } = decide(aReview(), aVerdict({ action: 'reject', reason: 'Blurred' }), 0, now);
    expect(review).toMatchObject({ status: 'rejected', reason: 'Blurred' });
    expect(events).toMatchObject([{ type: 'PetRejected', decision: { reason: 'Blurred' } }]);
  });

  test('that changes nothing is no fact', () => {
    for (const status of ['approved', 'rejected'] as const) {
      const review = aReview({ status });
      const verdict = aVerdict(status === 'approved' ? {} : { action: 'reject', reason: 'Again' });
      expect(decide(review, verdict, 1, now)).toEqual({ review, events: [] });
    }
  });

  test('can take a public listing down, and let a refused one through', () => {
    expect(decide(aReview({ status: 'approved' }), aVerdict({ action: 'reject', reason: 'Spam' }), 1, now).review.status).toBe('rejected');
    expect(decide(aReview({ status: 'rejected', reason: 'Spam' }), aVerdict(), 1, now).review).toMatchObject({ status: 'approved', reason: '' });
  });

  test('holds only for the content that the admin saw', () => {
    const review = aReview({ contentVersion: 2 });
    expect(codeOf(() => decide(review, aVerdict({ contentVersion: 1 }), 0, now))).toBe('pet.stale');
    expect(codeOf(() => decide(review, aVerdict({ contentVersion: 3 }), 0, now))).toBe('pet.not-heard-of');
    expect(decide(review, aVerdict({ contentVersion: 2 }), 0, now).events).toHaveLength(1);
    expect(codeOf(() => decide(aReview({ contentVersion: 2, status: 'approved' }), aVerdict({ contentVersion: 1 }), 0, now))).toBe('pet.stale');
  });

  test('needs a listing that is there', () => {
    expect(codeOf(() => decide(aReview({ isDeleted: true }), aVerdict(), 0, now))).toBe('pet.not-found');
  });

  test('on an own listing is marked', () => {
    const review = aReview();
    const [event] = decide(review, aVerdict({ decidedBy: review.pet.ownerId }), 0, now).events;
    expect(event?.decision.isOwnListing).toBe(true);
  });
});

describe('news of a listing', () => {
  test('that is not newer changes nothing', () => {
    expect(hear(aReview({ version: 5 }), someNews({ version: 5 }), undefined)).toBeUndefined();
    expect(hear(aReview({ version: 5 }), someNews({ version: 4 }), undefined)).toBeUndefined();
  });

  test('starts a review', () => {
    const news = someNews();
    expect(hear(undefined, news, undefined)).toEqual({ ...news, status: 'pending', previous: null });
  });

  test('does not hide a decision that pets has not answered yet', () => {
    const review = hear(aReview(), someNews({ version: 2 }), aDecision({ action: 'reject', reason: 'Spam' }));
    expect(review).toMatchObject({ standing: 'pending', status: 'rejected', reason: 'Spam' });
  });

  test('brings a public listing back with how it was when it was public', () => {
    const known = aReview({ standing: 'approved', pet: aPet({ name: 'Before' }) });
    const review = hear(known, someNews({ version: 2, contentVersion: 2, pet: aPet({ name: 'After' }) }), undefined);
    expect(review?.previous).toEqual({ standing: 'approved', reason: '', pet: known.pet });
    expect(review && kindOf(review)).toBe('edited');
  });

  test('brings a refused listing back with the reason that its owner was told', () => {
    const known = aReview({ standing: 'rejected', status: 'approved', reason: '' });
    const review = hear(known, someNews({ version: 2, contentVersion: 2, reason: 'Blurred' }), undefined);
    expect(review?.previous).toMatchObject({ standing: 'rejected', reason: 'Blurred' });
    expect(review && kindOf(review)).toBe('resubmitted');
  });

  test('of another edit while it waits keeps what was decided before', () => {
    const previous = { standing: 'approved', reason: '', pet: aPet() } as const;
    const review = hear(aReview({ previous }), someNews({ version: 2, contentVersion: 2 }), undefined);
    expect(review?.previous).toBe(previous);
    expect(kindOf(aReview())).toBe('new');
  });
});
