import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { invalidInput, serviceUnavailable, silentLogger } from '@paltu/kernel';
import { sendMails, type MailMessage } from '@paltu/mail';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { composeAccountMail } from './mails-module.ts';

const start = new Date('2026-03-01T09:00:00Z').getTime();
let nowMs = start;
const clock = { now: () => new Date(nowMs) };

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore(clock);
});
beforeEach(async () => {
  nowMs = start;
  await store.empty();
});
afterAll(() => store.close());

const order = async (count = 1, address = 'sana@example.com'): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await store.inAccountTransaction(({ mails }) => mails.add({ kind: 'password-changed', language: 'en', accountId: null, address }));
};
const waiting = () => store.database('mails');

/** A sender whose mail server does what `answer` asks. */
const aSender = (answer: () => Promise<void> = async () => undefined, longestRunMs?: number) => {
  const sent: MailMessage[] = [];
  const warnings: string[] = [];
  const send = sendMails({
    mails: store.mails,
    compose: composeAccountMail({
      findRecipient: async ({ address }) =>
        address === 'nobody@example.com'
          ? undefined
          : { person: { firstName: 'Sana', fullName: 'Sana Ahmed' }, address, path: '/somewhere?token=abc' },
      publicUrl: 'https://paltu.example',
    }),
    mailer: {
      send: async (message) => {
        await answer();
        sent.push(message);
      },
    },
    clock,
    logger: { ...silentLogger, warn: (_fields: object, text: string) => void warnings.push(text) },
    longestRunMs,
  });
  return { sent, send, warnings };
};

test('what waits is sent, each once, and waits no more', async () => {
  await order(12);
  const { sent, send } = aSender();
  expect(await send()).toBe(12);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
  expect(sent[0]).toMatchObject({ to: { name: 'Sana Ahmed', address: 'sana@example.com' }, subject: 'Your password was changed' });
  expect(await waiting()).toEqual([]);
  expect(await send()).toBe(0);
});

test('a run ends in time though more mails wait, so that a service which is stopped ends; the next run goes on', async () => {
  await order(12);
  const { sent, send } = aSender(undefined, 0);
  expect([await send(), await send(), await send()]).toEqual([5, 5, 2]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
});

test('processes that send at once share the mails', async () => {
  await order(40);
  const senders = [aSender(), aSender(), aSender()];
  await Promise.all(senders.map(({ send }) => send()));
  const ids = senders.flatMap(({ sent }) => sent.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
});

test('while the mail server is away mails wait, longer each time, and then go', async () => {
  await order();
  const away = aSender(async () => Promise.reject(serviceUnavailable()));
  expect(await away.send()).toBe(0);
  nowMs += 4_000;
  const back = aSender();
  expect(await back.send()).toBe(0);
  nowMs += 1_000;
  expect(await away.send()).toBe(0);
  nowMs += 5_000;
  expect(await back.send()).toBe(0);
  nowMs += 5_000;
  expect(await back.send()).toBe(1);
});

test('a mail whose process died on the way is sent by another, under the same id', async () => {
  await order();
  const [claimed] = await store.mails.claim(5, clock.now(), new Date(nowMs + 120_000));
  const { sent, send } = aSender();
  expect(await send()).toBe(0);
  nowMs += 120_000;
  expect(await send()).toBe(1);
  expect(sent[0]!.id).toBe(claimed!.id);
});

test('a mail that is refused for good, is too old, or reaches nobody, is dropped', async () => {
  await order();
  expect(await aSender(async () => Promise.reject(invalidInput([]))).send()).toBe(0);
  expect(await waiting()).toEqual([]);
  await order(1, 'nobody@example.com');
  expect(await aSender().send()).toBe(0);
  expect(await waiting()).toEqual([]);
  await order();
  nowMs += 3 * 24 * 60 * 60_000;
  const late = aSender();
  expect([await late.send(), late.warnings]).toEqual([0, ['a mail is dropped: it could not be sent while it was of use']]);
  expect(await waiting()).toEqual([]);
});

test('a mail of a transaction that fails is never sent', async () => {
  const failing = store.inAccountTransaction(async ({ mails }) => {
    await mails.add({ kind: 'password-changed', language: 'en', accountId: null, address: 'sana@example.com' });
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await waiting()).toEqual([]);
});
