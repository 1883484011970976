import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { callsTo, type Call, type Pet } from './calls.ts';
import { eventsCommand } from './events-command.ts';
import { newListing } from './listings.ts';
import { loseTopic, prepareAgain } from './lose-topic.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { queryOf } from './query-of.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

interface Review {
  readonly pet_id: string;
  readonly is_deleted: boolean;
  readonly previous: object | null;
}

const withinMs = 60_000;
let product: RunningProduct;
let call: Call;
let owner: Member;
let admin: Member;

const list = (): Promise<Pet> => newListing(call, owner);
const reviews = (): Promise<Review[]> => queryOf<Review>(product, 'moderation', 'select * from reviews order by pet_id');
const isPublic = async (id: string): Promise<boolean> => (await call(undefined, 'GET', `/pets/${id}`)).status === 200;
const decide = (id: string, action: 'approve' | 'reject', body?: object) =>
  eventually(
    async () => (await call(admin, 'PATCH', `/admin/pets/${id}/${action}`, body === undefined ? {} : { body })).status === 200,
    `the admin can ${action} it`,
    withinMs,
  );
const isSettled = async (): Promise<boolean> =>
  (await queryOf(product, 'moderation', `select 1 from decisions where outcome = 'pending'`)).length === 0;

/** The commands of a section of the runbook, without `make events`. */
const commandsOf = (section: string): string[][] => {
  const runbook = readFileSync(new URL('../../docs/runbooks/events.md', import.meta.url), 'utf8');
  const text = runbook.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^make events (.+)$/gm)].map(([, words = '']) => words.split(' '));
};

beforeAll(async () => {
  product = await startProduct();
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
}, 180_000);
afterAll(() => product.stop(), 60_000);

test('when the events of listings are lost, the runbook brings everything back: no review is missing, and what waits can be approved', async () => {
  const [shown, refused, edited, deleted, waiting] = [await list(), await list(), await list(), await list(), await list()];
  for (const { id } of [shown, edited]) await decide(id, 'approve');
  await decide(refused.id, 'reject', { rejectionReason: 'Please write more about him.' });
  await eventually(() => isPublic(edited.id), 'it is public', withinMs);
  await call(owner, 'PUT', `/pets/${edited.id}`, { body: { description: 'He walks well on a lead, and likes children very much.' } });
  await call(owner, 'DELETE', `/pets/${deleted.id}`);
  await eventually(
    async () => {
      const known = await reviews();
      const isEdited = known.find(({ pet_id }) => pet_id === edited.id)?.previous !== null;
      return known.length === 5 && isEdited && known.some(({ is_deleted }) => is_deleted) && (await isSettled());
    },
    'moderation knows all of it',
    withinMs,
  );
  const before = await reviews();

  await loseTopic(product, topics.pet.name);
  const rebuild = () => eventsCommand(product, 'rebuild', 'consumer=moderation.reviews');
  expect(await rebuild()).toMatchObject({ exitCode: 1, text: expect.stringContaining('refused: the log has lost events') });
  await prepareAgain(product);
  expect(await rebuild()).toMatchObject({ exitCode: 1, text: expect.stringContaining('refused: the log has lost events') });
  expect(await reviews()).toEqual(before);

  const commands = commandsOf('Lost events');
  expect(commands.map(([command]) => command)).toEqual(['list', 'rewind', 'republish', 'list']);
  const answers = [];
  for (const words of commands) answers.push(await eventsCommand(product, ...words));
  expect(answers.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(answers[0]?.text).toMatch(/moderation\.reviews .*out-of-range/);
  await eventually(
    async () => /moderation\.reviews +\S+ +0 +0 +0/.test((await eventsCommand(product, 'list')).text),
    'moderation has read everything',
    withinMs,
  );
  expect(await reviews()).toEqual(before);

  const later = await list();
  for (const { id } of [waiting, edited, later]) {
    await decide(id, 'approve');
    await eventually(() => isPublic(id), 'it is public', withinMs);
  }
  expect(await isPublic(shown.id)).toBe(true);

  await eventually(isSettled, 'every decision has its outcome', withinMs);
  const whole = (await reviews()).map((review) => ({ ...review, previous: null }));
  expect(await rebuild()).toMatchObject({ exitCode: 0 });
  await eventually(
    async () => JSON.stringify((await reviews()).map((review) => ({ ...review, previous: null }))) === JSON.stringify(whole),
    'a projection that was emptied is as it was',
    withinMs,
  );
}, 240_000);
