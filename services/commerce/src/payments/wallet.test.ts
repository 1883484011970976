import { expect, test } from '@jest/globals';
import type { OrderId } from '../orders/order.ts';
import { askedAttempt, isContinuable, judgedAttempt, replacedAttempt, type AttemptReference, type WalletAttempt } from './wallet.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startedAt = new Date('2027-03-01T08:00:00Z');

const later = (ms: number): Date => new Date(startedAt.getTime() + ms);

const attempt: WalletAttempt = {
  ...{ reference: 'T1' as AttemptReference, orderId: 'order' as OrderId, method: 'jazzcash', amount: 3_200 },
  ...{ status: 'open', startedAt, nextInquiryAt: later(2 * minuteMs) },
};

const pending = { reference: 'T1', amount: 3_200, status: 'pending' } as const;

test('the wallet of an attempt, a replaced one too, is asked for a day after its page has closed, as money may come in until then', () => {
  for (const one of [attempt, replacedAttempt(attempt)]) {
    expect(judgedAttempt(one, pending, later(dayMs + 30 * minuteMs)).nextInquiryAt).toEqual(one.nextInquiryAt);
    expect(judgedAttempt(one, pending, later(dayMs + 31 * minuteMs)).nextInquiryAt).toBeNull();
  }
});

test('a wallet that answers nothing for days is asked until it does, more seldom', () => {
  const at = later(5 * dayMs);
  const asked = askedAttempt(attempt, at);
  expect(asked.nextInquiryAt).toEqual(later(5 * dayMs + 60 * minuteMs));
  expect(judgedAttempt(asked, { ...pending, status: 'paid' }, at)).toMatchObject({ status: 'paid', nextInquiryAt: null });
});

test('a replaced attempt that its wallet refused is asked about no more, and counts if it is paid after all', () => {
  const refused = judgedAttempt(replacedAttempt(attempt), { ...pending, status: 'refused' }, later(minuteMs));
  expect(refused).toMatchObject({ status: 'refused', nextInquiryAt: null });
  expect(judgedAttempt(refused, { ...pending, status: 'paid' }, later(dayMs)).status).toBe('paid');
});

test('a buyer goes on with an attempt for the amount to pay as long as its page takes a payment', () => {
  const may = (amount: number, ms: number) => isContinuable(attempt, amount, later(ms));
  expect([may(3_200, 29 * minuteMs), may(3_199, 0), may(3_200, 30 * minuteMs)]).toEqual([true, false, false]);
});
