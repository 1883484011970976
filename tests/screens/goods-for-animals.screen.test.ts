/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { OwnAccessory } from '../../web/src/shared/api/types.ts';
import { anAccessory } from '../../web/src/testing/an-accessory.ts';
import { ownProductId, ownProducts } from './data/own-store.ts';
import { accessoryId, accessoryPageOf, someAccessories } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const facets = { category: { 'Food & Treats': 5, 'Beds & Furniture': 2 }, forSpecies: { Cat: 4, Dog: 3 } };

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test.each(['en', 'ur'] as const)('the shop is narrowed by animal, first of its filters, with how many there are (%s)', async (language) => {
  const api: Stubs = { ...usualAnswers(), 'GET /accessories/facets': { facets } };
  await withScreen('/accessories', { language, api }, async ({ page, words, calls }) => {
    const groups = page.getByRole('group');
    const cats = page.getByRole('radio', { name: `${words('pet:speciesMany.Cat')} 4` });
    await cats.waitFor();
    const [first] = await groups.filter({ has: page.getByRole('radio', { name: /\d/ }) }).allTextContents();
    expect(first).toContain(words('pet:speciesMany.Dog'));
    await page.getByRole('radio', { name: `${words('shop:category.Beds & Furniture')} 2` }).waitFor();
    await cats.check({ force: true });
    await page.waitForURL(({ searchParams }) => searchParams.get('forSpecies') === 'Cat');
    await until(() => calls.some(({ name }) => /^GET \/accessories\?.*forSpecies=Cat/.test(name)));
    const filter = words('accessories:filters.forAnimal', { animal: words('pet:speciesMany.Cat') });
    await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has('forSpecies'));
  });
});

test('an animal in the search of the shop is a part that can be taken away', async () => {
  const search = {
    understood: [{ words: 'billi', fields: { forSpecies: 'Cat' as const }, without: 'bistar' }],
    corrected: null,
    alternatives: null,
  };
  const api: Stubs = { ...usualAnswers(), 'GET /accessories': { ...accessoryPageOf(someAccessories()), search } };
  await withScreen('/accessories?search=billi%20bistar', { api }, async ({ page, words }) => {
    const filter = words('accessories:filters.forAnimal', { animal: words('pet:speciesMany.Cat') });
    await page.getByRole('button', { name: words('shell:filters.remove', { filter }) }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'bistar');
  });
});

test.each(readers)('the page of a product names the animals that it is for ($language)', async (reader) => {
  const accessory = anAccessory({ id: accessoryId(1), forSpecies: ['Cat', 'Dog'] });
  const api: Stubs = { ...usualAnswers(), 'GET /accessories/{id}': { accessory } };
  await withScreen(`/accessory-${accessoryId(1)}`, { ...reader, api }, async ({ page, words }) => {
    const animals = ['Cat', 'Dog'].map((animal) => words(`pet:speciesMany.${animal}`).toLowerCase()).join(words('shell:comma'));
    await page.getByText(words('accessories:detail.for', { animals })).waitFor();
  });
});

test.each(readers)(
  'a guess which animals a product is for is put to its store, which confirms or changes it ($language)',
  async (reader) => {
    const [accessory] = ownProducts().map((one): OwnAccessory => ({ ...one, forSpecies: ['Cat'], forSpeciesGuessed: true }));
    if (accessory === undefined) throw new Error('there is no product');
    const api: Stubs = {
      ...usualAnswers('member'),
      'GET /accessories/{id}': { accessory },
      'PUT /accessories/{id}': success({ accessory: { ...accessory, forSpeciesGuessed: false } }),
    };
    const edit = `/vendor-dashboard?mode=edit&id=${ownProductId(1)}`;
    await withScreen(edit, { ...reader, api, as: 'member' }, async ({ page, words, calls }) => {
      await page.getByText(words('vendor-office:product.hint.guess', { animals: words('pet:speciesMany.Cat').toLowerCase() })).waitFor();
      expect(await page.getByRole('checkbox', { name: words('pet:species.Cat'), exact: true }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: words('pet:species.Dog'), exact: true }).check();
      await page.getByRole('button', { name: words('vendor-office:save') }).click();
      await page.getByText(words('vendor-office:done.saved')).waitFor();
      const body = calls.find(({ name }) => name === `PUT /accessories/${ownProductId(1)}`)?.body;
      expect(body).toMatchObject({ forSpecies: ['Dog', 'Cat'] });
    });
  },
);
