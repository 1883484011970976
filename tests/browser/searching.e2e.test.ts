import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo } from '../product/calls.ts';
import { approveListing, newListing } from '../product/listings.ts';
import { newAdmin, newMember } from '../product/members.ts';
import { desk, phone } from './actors.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf } from './words.ts';

const limitMs = 240_000;

const site = productInBrowser();

/** Lists the pets and has them approved. */
const publish = async (pets: readonly object[]): Promise<void> => {
  const call = callsTo(site.address);
  const owner = await newMember(site.address);
  const admin = await newAdmin(site.product);
  for (const pet of pets) {
    const { id } = await newListing(call, owner, pet);
    await approveListing(call, admin, id);
  }
  await eventually(async () => {
    const { body } = await call(undefined, 'GET', '/pets');
    return (body.data?.['pets'] as unknown[] | undefined)?.length === pets.length;
  }, 'all are public');
};

beforeAll(
  () =>
    publish([
      { name: 'Mithu', species: 'Bird', breed: 'Parakeet', price: 18_000, adoptionType: 'Sale', location: 'Karachi' },
      { name: 'شیرو', species: 'Dog', breed: 'جرمن شیفرڈ', age: '3 سال' },
      { name: 'Barfi', species: 'Cat', breed: 'Persian', age: '8 months', price: 45_000, adoptionType: 'Sale', gender: 'Female' },
    ]),
  60_000,
);

const searches = [
  { typed: 'Mihtu', found: 'Mithu', language: 'en' as const, screen: desk },
  { typed: 'persain', found: 'Barfi', language: 'ur' as const, screen: phone },
  // The keyboard of Arabic: ي and ك for ی and ک.
  { typed: 'شيرو', found: 'شیرو', language: 'ur' as const, screen: desk },
  { typed: 'شیفرڈ', found: 'شیرو', language: 'en' as const, screen: phone },
];

test.each(searches)(
  'whoever types $typed finds $found ($language)',
  async ({ typed, found, language, screen }) => {
    const words = wordsOf(language);
    const { page, context, faults } = await site.arrive(language, screen);
    await page.goto(`${site.address}/pets`, { waitUntil: 'networkidle' });
    await page.getByRole('searchbox', { name: words('pets:list.search') }).pressSequentially(typed);
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === typed);
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: found, exact: true }).waitFor();
    expect([await page.getByRole('article').count(), faults]).toEqual([1, []]);
    await context.close();
  },
  limitMs,
);

describe('a link to what somebody has narrowed down', () => {
  test(
    'shows the same to whoever opens it, after a reload and after Back',
    async () => {
      const words = wordsOf('en');
      const sender = await site.arrive('en', desk);
      await sender.page.goto(`${site.address}/pets`, { waitUntil: 'networkidle' });
      await sender.page.getByRole('radio', { name: words('pet:adoptionType.Sale') }).check({ force: true });
      await sender.page.getByRole('radio', { name: words('pets:filters.ages.underTwo') }).check({ force: true });
      await sender.page.getByRole('combobox', { name: words('shell:list.sortLabel') }).selectOption('price-high');
      await sender.page.getByRole('article').nth(1).waitFor({ state: 'detached' });
      const link = sender.page.url();
      await sender.page.reload({ waitUntil: 'networkidle' });
      const reader = await site.arrive('ur', phone);
      await reader.page.goto(link, { waitUntil: 'networkidle' });
      for (const { page } of [sender, reader]) {
        await page.getByRole('link', { name: 'Barfi', exact: true }).waitFor();
        expect(await page.getByRole('article').count()).toBe(1);
      }
      const inUrdu = wordsOf('ur');
      const chip = inUrdu('shell:filters.remove', { filter: inUrdu('pets:filters.ages.underTwo') });
      await reader.page.getByRole('button', { name: chip }).waitFor();
      await reader.page.getByRole('link', { name: 'Barfi', exact: true }).click();
      await reader.page.getByRole('heading', { level: 1, name: 'Barfi' }).waitFor();
      await reader.page.goBack();
      await reader.page.getByRole('link', { name: 'Barfi', exact: true }).waitFor();
      expect(reader.page.url()).toBe(link);
      expect([...sender.faults, ...reader.faults]).toEqual([]);
      await Promise.all([sender, reader].map(({ context }) => context.close()));
    },
    limitMs,
  );
});
