import { describe, expect, test } from '@jest/globals';
import type { AppError } from '@paltu/kernel';
import { firstRules } from '@paltu/reference/first-rules';
import type { ListingRule } from '@paltu/reference/listing-rules';
import { aDecision, aPet, aReport, aReview, aVerdict } from '../../test/review-builders.ts';
import { applyReport, decide, kindOf } from './review.ts';

const now = new Date('2026-11-21T09:00:00Z');

const beside = (decisionsSoFar: number, broken: readonly ListingRule[] = []) => ({ decisionsSoFar, broken });

const refusalOf = (work: () => unknown): Partial<Pick<AppError, 'code' | 'fields'>> => {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  return {};
};

const codeOf = (work: () => unknown): string => refusalOf(work).code ?? 'nothing was refused';
const fieldsOf = (work: () => unknown) => refusalOf(work).fields;

describe('a decision', () => {
  test('approves nothing that a rule holds before the admin has confirmed every such rule, and names those that are missing', () => {
    const [young, advance] = firstRules.filter(({ action }) => action === 'hold') as [ListingRule, ListingRule];
    const [warning] = firstRules.filter(({ action }) => action === 'warn') as [ListingRule];
    const broken = [young, advance, warning];
    const approve = (...confirmed: ListingRule[]) =>
      decide(aReview(), aVerdict({ confirmed: confirmed.map(({ id }) => id) }), beside(0, broken), now);
    expect(codeOf(() => approve())).toBe('pet.held');
    expect(fieldsOf(() => approve(young))).toEqual([{ path: 'confirmed', code: 'pet.held', msg: advance.title.en }]);
    expect(approve(young, advance).events).toMatchObject([{ type: 'PetApproved', decision: { rules: broken.map(({ id }) => id) } }]);
    const rejection = aVerdict({ action: 'reject', reason: 'Asks for money' });
    expect(decide(aReview(), rejection, beside(0, broken), now).events).toMatchObject([
      { decision: { rules: broken.map(({ id }) => id) } },
    ]);
    expect(decide(aReview({ status: 'approved' }), aVerdict(), beside(1, broken), now).events).toEqual([]);
  });

  test('is one fact: which content, who, when, the how-manieth on this pet', () => {
    const review = aReview({ contentVersion: 3 });
    const verdict = aVerdict();
    const { state: after, events } = decide(review, verdict, beside(4), now);
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
          rules: [],
        },
      },
    ]);
  });

  test('to reject carries its reason', () => {
    const { state: review, events } = decide(aReview(), aVerdict({ action: 'reject', reason: 'Blurred' }), beside(0), now);
    expect(review).toMatchObject({ status: 'rejected', reason: 'Blurred' });
    expect(events).toMatchObject([{ type: 'PetRejected', decision: { reason: 'Blurred' } }]);
  });

  test('that changes nothing is no fact', () => {
    for (const status of ['approved', 'rejected'] as const) {
      const review = aReview({ status });
      const verdict = aVerdict(status === 'approved' ? {} : { action: 'reject', reason: 'Again' });
      expect(decide(review, verdict, beside(1), now)).toEqual({ state: review, events: [] });
    }
  });

  test('can take a public listing down, and let a refused one through', () => {
    expect(decide(aReview({ status: 'approved' }), aVerdict({ action: 'reject', reason: 'Spam' }), beside(1), now).state.status).toBe(
      'rejected',
    );
    expect(decide(aReview({ status: 'rejected', reason: 'Spam' }), aVerdict(), beside(1), now).state).toMatchObject({
      status: 'approved',
      reason: '',
    });
  });

  test('holds only for the content that the admin saw', () => {
    const review = aReview({ contentVersion: 2 });
    expect(codeOf(() => decide(review, aVerdict({ contentVersion: 1 }), beside(0), now))).toBe('pet.stale');
    expect(codeOf(() => decide(review, aVerdict({ contentVersion: 3 }), beside(0), now))).toBe('pet.version-unknown');
    expect(decide(review, aVerdict({ contentVersion: 2 }), beside(0), now).events).toHaveLength(1);
    expect(codeOf(() => decide(aReview({ contentVersion: 2, status: 'approved' }), aVerdict({ contentVersion: 1 }), beside(0), now))).toBe(
      'pet.stale',
    );
  });

  test('needs a listing that is there', () => {
    expect(codeOf(() => decide(aReview({ isDeleted: true }), aVerdict(), beside(0), now))).toBe('pet.not-found');
  });

  test('on an own listing is marked', () => {
    const review = aReview();
    const [event] = decide(review, aVerdict({ decidedBy: review.pet.ownerId }), beside(0), now).events;
    expect(event?.decision.isOwnListing).toBe(true);
  });
});

describe('the state of a listing by an event', () => {
  test('that is not newer changes nothing', () => {
    expect(applyReport(aReview({ version: 5 }), aReport({ version: 5 }), [aDecision()])).toBeUndefined();
    expect(applyReport(aReview({ version: 5 }), aReport({ version: 4 }), [])).toBeUndefined();
  });

  test('starts a review', () => {
    const report = aReport();
    expect(applyReport(undefined, report, [])).toEqual({
      review: { ...report, status: 'pending', previous: null },
      applied: [],
      superseded: [],
    });
  });

  test('does not hide a decision that pets has not answered yet, the last one of several', () => {
    const open = [aDecision(), aDecision({ number: 2, action: 'reject', reason: 'Spam' })];
    expect(applyReport(aReview(), aReport({ version: 2 }), open)).toMatchObject({
      review: { ownerStatus: 'pending', status: 'rejected', reason: 'Spam' },
      applied: [],
      superseded: [],
    });
  });

  test('answers a decision, and with it the earlier ones that pets passed over; later ones stay open', () => {
    const open = [1, 2, 3].map((number) =>
      aDecision({ number, action: number === 3 ? 'reject' : 'approve', reason: number === 3 ? 'Spam' : null }),
    );
    const [first, second] = open;
    const outcome = applyReport(aReview(), aReport({ version: 2, ownerStatus: 'approved' }), open, second?.id);
    expect(outcome).toMatchObject({
      review: { ownerStatus: 'approved', status: 'rejected', reason: 'Spam' },
      applied: [second],
      superseded: [first],
    });
  });

  test('of newer content supersedes what was decided on older content', () => {
    const decision = aDecision({ contentVersion: 1 });
    const outcome = applyReport(aReview({ status: 'approved' }), aReport({ version: 2, contentVersion: 2 }), [decision]);
    expect(outcome).toMatchObject({ review: { status: 'pending' }, superseded: [decision] });
  });

  test('that is read again does not touch a decision on content to come', () => {
    const outcome = applyReport(undefined, aReport({ contentVersion: 1 }), [aDecision({ contentVersion: 4 })]);
    expect(outcome).toMatchObject({ review: { status: 'pending' }, superseded: [] });
  });

  test('of its end supersedes whatever was decided', () => {
    const decision = aDecision({ contentVersion: 1 });
    expect(applyReport(aReview(), aReport({ version: 2, isDeleted: true }), [decision])?.superseded).toEqual([decision]);
  });

  test('brings a public listing back with how it was when it was public', () => {
    const known = aReview({ ownerStatus: 'approved', pet: aPet({ name: 'Before' }) });
    const review = applyReport(known, aReport({ version: 2, contentVersion: 2, pet: aPet({ name: 'After' }) }), [])?.review;
    expect(review?.previous).toEqual({ ownerStatus: 'approved', reason: '', pet: known.pet });
    expect(review && kindOf(review)).toBe('edited');
  });

  test('brings a refused listing back with the reason that its owner got', () => {
    const known = aReview({ ownerStatus: 'rejected', status: 'approved', reason: '' });
    const review = applyReport(known, aReport({ version: 2, contentVersion: 2, reason: 'Blurred' }), [])?.review;
    expect(review?.previous).toMatchObject({ ownerStatus: 'rejected', reason: 'Blurred' });
    expect(review && kindOf(review)).toBe('resubmitted');
  });

  test('of another edit while it waits keeps what was decided before', () => {
    const previous = { ownerStatus: 'approved', reason: '', pet: aPet() } as const;
    expect(applyReport(aReview({ previous }), aReport({ version: 2, contentVersion: 2 }), [])?.review.previous).toBe(previous);
    expect(kindOf(aReview())).toBe('new');
  });
});
