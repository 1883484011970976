import { describe, expect, test } from '@jest/globals';
import { carryOutMark, endVerification, requestVerification, type MarkOrder } from './mark-decisions.ts';
import { unmarked, unverified, type Marked, type Verifiable } from './marked.ts';

const at = new Date('2027-05-04T05:00:00Z');
const years = (count: number) => new Date(Date.UTC(2027 + count, 4, 4));
const thing: Verifiable = { ...unmarked('featured', 'verified', 'hidden'), ...unverified() };
const order = (number: number, changes: Partial<MarkOrder>): MarkOrder => ({
  ...{ number, mark: 'featured', isSet: true, verificationNumber: 0, reason: '' },
  ...changes,
});
const after = <T extends Marked>(before: T, ...orders: readonly MarkOrder[]): T =>
  orders.reduce<T>((state, next) => ({ ...state, ...carryOutMark(state, next) }), before);
const papers = { registrationNumber: '', validUntil: null, papers: [] };
const asked: Verifiable = { ...thing, ...requestVerification(thing, papers, at) };
const verify = (number: number) => order(number, { mark: 'verified', verificationNumber: 1 });

describe('a decision', () => {
  test('on a mark that the thing cannot have is noted and sets nothing', () => {
    const accessory = unmarked('featured', 'hidden');
    expect(after(accessory, verify(1))).toEqual({ ...accessory, decidedUpTo: 1 });
    expect(after(accessory, verify(1), order(2, {}))).toMatchObject({ marks: { featured: true, hidden: false }, decidedUpTo: 2 });
  });

  test('is carried out once, whatever is consumed again and in which order', () => {
    const orders = [order(1, {}), order(2, { mark: 'hidden', reason: 'No kennel' }), order(3, { isSet: false })];
    const state = after(thing, ...orders);
    expect(state).toMatchObject({ marks: { featured: false, hidden: true }, hiddenReason: 'No kennel', decidedUpTo: 3 });
    expect(after(state, ...orders, ...orders.toReversed())).toEqual(state);
  });

  test('on papers while none are there is noted and verifies nothing', () => {
    expect(after(thing, order(1, { mark: 'verified', verificationNumber: 0 }))).toEqual({ ...thing, decidedUpTo: 1 });
  });
});

describe('the mark "verified"', () => {
  test('by papers without a last day has no end', () => {
    const verified = after(asked, verify(1));
    expect(verified).toMatchObject({ marks: { verified: true }, verifiedUntil: null, verification: { status: 'verified' } });
    expect(endVerification(verified, years(50))).toBeUndefined();
  });

  test('ends after its last day, and the number of requests goes on', () => {
    const until = { ...papers, validUntil: '2027-05-04' };
    const verified = after({ ...thing, ...requestVerification(thing, until, at) }, verify(1));
    expect(endVerification(verified, at)).toBeUndefined();
    const ended = { ...verified, ...endVerification(verified, years(1)) };
    expect(ended).toMatchObject({ marks: { verified: false }, verifiedUntil: null, verification: { status: 'none', number: 1 } });
    expect(requestVerification(ended, papers, at).verification.number).toBe(2);
  });

  test('is asked for once at a time, and only while the registration is valid', () => {
    expect(() => requestVerification(asked, papers, at)).toThrow(expect.objectContaining({ code: 'verification.already-waiting' }));
    const late = { ...papers, validUntil: '2027-05-03' };
    expect(() => requestVerification(thing, late, at)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
  });
});
