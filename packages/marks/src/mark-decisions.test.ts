import { describe, expect, test } from '@jest/globals';
import { carryOutMark, endVerification, requestVerification, type MarkOrder } from './mark-decisions.ts';
import { toVerifyAgain, unmarked, unverified, type Marked, type Verifiable } from './marked.ts';

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
    expect(requestVerification(ended, papers, at).verification?.number).toBe(2);
  });

  test('stays while the same registration is renewed, and ends with another one', () => {
    const registered = { ...papers, registrationNumber: 'PVMC-1' };
    const verified = after({ ...thing, ...requestVerification(thing, registered, at) }, verify(1));
    const renewed = { ...verified, ...requestVerification(verified, { ...registered, validUntil: '2030-01-01' }, at) };
    expect(renewed).toMatchObject({ marks: { verified: true }, verification: { status: 'waiting', number: 2 } });
    const another = { ...verified, ...requestVerification(verified, { ...papers, registrationNumber: 'PVMC-2' }, at) };
    expect(another).toMatchObject({ marks: { verified: false }, verifiedUntil: null, verification: { status: 'waiting', number: 2 } });
  });

  test('ends when what the papers show has changed: they stay, and wait for another look', () => {
    const later = years(1);
    const sent = { registrationNumber: 'PVMC-1', validUntil: '2030-01-01', papers: [] };
    const verified = after({ ...thing, ...requestVerification(thing, sent, at) }, verify(1));
    const changed = { ...verified, ...toVerifyAgain(verified, later) };
    expect(changed).toMatchObject({
      ...{ marks: { verified: false }, verifiedUntil: null },
      verification: { ...sent, status: 'waiting', number: 2, askedAt: later },
    });
    const again = order(2, { mark: 'verified', verificationNumber: 2 });
    expect(after(changed, again)).toMatchObject({ marks: { verified: true }, verifiedUntil: '2030-01-01' });
  });

  test('is not given by a decision about what was there before a change, and the place in the queue stays', () => {
    const changed = { ...asked, ...toVerifyAgain(asked, years(1)) };
    expect(changed.verification).toMatchObject({ status: 'waiting', number: 2, askedAt: at });
    expect(after(changed, verify(1)).marks.verified).toBe(false);
  });

  test('that nobody asked for, or whose papers were sent back, is nothing to look at again', () => {
    const sentBack = after(asked, order(1, { mark: 'verified', isSet: false, verificationNumber: 1, reason: 'Unreadable' }));
    for (const one of [thing, sentBack]) expect(toVerifyAgain(one, years(1))).toEqual({});
  });

  test('is asked for once at a time, and only while the registration is valid', () => {
    expect(() => requestVerification(asked, papers, at)).toThrow(expect.objectContaining({ code: 'verification.already-waiting' }));
    const late = { ...papers, validUntil: '2027-05-03' };
    expect(() => requestVerification(thing, late, at)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
  });
});
