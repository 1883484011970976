import { expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { announce, ask, confirm, end, isStillTrue, newsletter, type Subscription, type SubscriptionId } from './subscription.ts';

const at = new Date('2026-05-01T09:00:00Z');
const later = new Date('2026-05-02T09:00:00Z');
const wanted = { email: 'Sana@example.org', language: 'ur' } as const;
const subscription = (state: Subscription['state'], page = newsletter): Subscription => ({
  id: newId() as SubscriptionId,
  email: 'sana@example.org',
  emailKey: 'sana@example.org',
  page,
  language: 'en',
  state,
  changedAt: at,
});

test.each(['asked', 'told', 'ended'] as const)('what is %s and asked for again is to be confirmed, in the language of now', (state) => {
  const before = subscription(state);
  const { state: asked, mail } = ask(before, wanted, later);
  expect(asked).toEqual({ ...before, ...wanted, state: 'asked', changedAt: later });
  expect(mail).toEqual({ kind: 'confirm-newsletter', language: 'ur', subscriptionId: before.id, address: wanted.email });
});

test('who has it already gets a mail that confirms it, and keeps it', () => {
  expect(ask(subscription('confirmed'), wanted, later)).toMatchObject({
    state: { state: 'confirmed', changedAt: at },
    mail: { kind: 'newsletter-confirmed' },
  });
  expect(ask(subscription('confirmed', 'careers'), wanted, later).mail.kind).toBe('page-confirmed');
});

test('it is confirmed once, and not by a link from before its end', () => {
  expect(confirm(subscription('asked'), later)).toMatchObject({
    state: { state: 'confirmed', changedAt: later },
    mail: { kind: 'newsletter-confirmed' },
  });
  expect(confirm(subscription('asked', 'careers'), later)).not.toHaveProperty('mail');
  const confirmed = subscription('confirmed');
  expect(confirm(confirmed, later)).toEqual({ state: confirmed });
  for (const state of ['told', 'ended'] as const) expect(confirm(subscription(state), later)).toBeUndefined();
});

test('it ends once', () => {
  const ended = end(subscription('confirmed'), later);
  expect(ended).toMatchObject({ state: 'ended', changedAt: later });
  expect(end(ended, at)).toBe(ended);
});

test('a mail that is no longer true is not sent', () => {
  const { state, mail } = announce(subscription('confirmed', 'careers'), later);
  expect([mail.kind, isStillTrue(mail.kind, state), isStillTrue(mail.kind, end(state, later))]).toEqual(['page-open', true, false]);
  expect(isStillTrue(mail.kind, ask(state, wanted, later).state)).toBe(true);
  expect(isStillTrue('confirm-newsletter', subscription('confirmed'))).toBe(false);
  expect(isStillTrue('newsletter-confirmed', subscription('ended'))).toBe(false);
});
