import { beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo, type Call } from '../product/calls.ts';
import { clearQueue, newListing } from '../product/listings.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { seriousFindings } from './accessibility.ts';
import { desk, logIn } from './actors.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf } from './words.ts';

/** Two pages of the queue. */
const count = 20;

const site = productInBrowser();
let call: Call;
let admin: Member;

beforeAll(async () => {
  call = callsTo(site.address);
  admin = await newAdmin(site.product);
}, 60_000);

const waiting = async (): Promise<{ id: string; contentVersion: number }[]> => {
  const { body } = await call(admin, 'GET', '/admin/pets/pending?limit=100');
  return (body.data?.['pets'] ?? []) as { id: string; contentVersion: number }[];
};

/** Listings in the queue, the first one first. */
const listPets = async (owner: Member, language: string): Promise<string[]> => {
  await clearQueue(call, admin);
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await newListing(call, owner, { name: `Moti ${language} ${number}` });
    ids.push(id);
  }
  await eventually(async () => (await waiting()).length === count, 'all wait for a review');
  return ids;
};

const editOne = async (owner: Member, id: string, description: string): Promise<void> => {
  const { status } = await call(owner, 'PUT', `/pets/${id}`, { body: { description }, ifMatch: 1 });
  expect(status).toBe(200);
  await eventually(async () => (await waiting()).some((pet) => pet.id === id && pet.contentVersion === 2), 'the edit waits for a review');
};

const publicOf = async (ids: readonly string[]): Promise<number> => {
  const answers = await Promise.all(ids.map((id) => call(undefined, 'GET', `/pets/${id}`)));
  return answers.filter(({ status }) => status === 200).length;
};

test.each(['en', 'ur'] as const)(
  'of 20 listings that an admin approves at once, one was edited meanwhile: 19 are public, that one is named and decided by itself (%s)',
  async (language) => {
    const words = wordsOf(language);
    const owner = await newMember(site.address);
    const ids = await listPets(owner, language);
    const [, , third = ''] = ids;
    const name = `Moti ${language} 3`;
    const person = await site.arrive(language, desk);
    const { page } = person;
    await logIn(person, site.address, words, admin);
    await page.goto(`${site.address}/admin-dashboard`);

    const box = (text: string) => page.getByRole('checkbox', { name: text, exact: true });
    const entry = (number: number) => box(words('moderation:bulk.pick', { name: `Moti ${language} ${number}` }));
    await entry(1).waitFor();
    await box(words('moderation:bulk.pickAll')).check();
    await page.getByRole('link', { name: words('shell:pager.next') }).click();
    await entry(11).waitFor();
    await box(words('moderation:bulk.picked_other', { count: 10 })).check();
    await editOne(owner, third, 'He sleeps through the night.');
    await page.getByRole('button', { name: words('moderation:bulk.approve', { count }), exact: true }).click();

    const results = page.getByRole('region', { name: words('moderation:bulk.results') });
    await results.getByText(words('moderation:bulk.approvedCount_other', { count: count - 1 })).waitFor();
    await results.getByText(words('moderation:bulk.stale')).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await eventually(async () => (await publicOf(ids)) === count - 1, 'all but one are public');
    expect((await waiting()).map(({ id }) => id)).toEqual([third]);

    await results.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByText('He sleeps through the night.').first().waitFor();
    await page.getByRole('button', { name: words('moderation:bulk.approve', { count: 1 }), exact: true }).click();
    await page.getByRole('heading', { name: words('moderation:queue.empty.pending.title') }).waitFor();
    await eventually(async () => (await publicOf(ids)) === count, 'the last one is public too');
    expect(person.faults).toEqual([]);
    await person.context.close();
  },
  180_000,
);
