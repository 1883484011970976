/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aSearch, pageOf, somePets } from './data/some-pets.ts';
import { aSavedSearch, someSearches } from './data/some-searches.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const save = 'POST /notifications/searches' as const;
const screen = '/notifications?tab=searches';

test.each(readers)('a member saves what the list shows, as it was corrected, with a name ($language)', async (reader) => {
  const api: Stubs = { ...usual, 'GET /pets': { ...pageOf(somePets(2)), search: aSearch({ corrected: 'labrador' }) } };
  const path = '/pets?search=labrdor&species=Dog&gone=true&maxPrice=20000';
  await withScreen(path, { as: 'member', api, ...reader }, async ({ page, words, calls }) => {
    await page.getByText('labrador').first().waitFor();
    await page.getByRole('button', { name: words('pets:saved.save') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words('pets:saved.frequency.weekly') }).check();
    await dialog.getByLabel(words('pets:saved.name')).fill(' For my son ');
    await dialog.getByRole('button', { name: words('pets:saved.confirm') }).click();
    await page.getByText(words('pets:saved.done')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const sent = calls.filter(({ name }) => name === save).map(({ body }) => body);
    const filters = { search: 'labrador', species: 'Dog', maxPrice: 20_000 };
    expect(sent).toEqual([{ name: 'For my son', frequency: 'weekly', filters }]);
  });
});

test('one search too many is refused where it is saved, and nothing is lost', async () => {
  const api: Stubs = { ...usual, [save]: refuse(409, 'saved-search.too-many') };
  await withScreen('/pets?species=Cat', { as: 'member', api, allowed: /409/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('pets:saved.save') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('pets:saved.name')).fill('A cat');
    await dialog.getByRole('button', { name: words('pets:saved.confirm') }).click();
    await page.getByText(words('errors:saved-search.too-many')).first().waitFor();
    expect(await dialog.getByLabel(words('pets:saved.name')).inputValue()).toBe('A cat');
  });
});

test('a visitor logs in to save a search, and comes back to it; a list that is not narrowed is no search', async () => {
  await withScreen('/pets?species=Cat', { api: usualAnswers() }, async ({ page, words }) => {
    const way = page.getByRole('link', { name: words('pets:saved.save') });
    expect(await way.getAttribute('href')).toBe('/login?next=pets%3Fspecies%3DCat');
  });
  await withScreen('/pets', { as: 'member', api: usual }, async ({ page, words }) => {
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: words('pets:saved.save') }).count()).toBe(0);
  });
});

test.each(readers)('saved searches are paused, renamed, deleted, and lead to their pets ($language)', async (reader) => {
  let all = someSearches();
  const api: Stubs = {
    ...usual,
    'GET /notifications/searches': () => ({ searches: all }),
    'PATCH /notifications/searches/{id}': ({ params, body }) => {
      all = all.map((one) => (one.id === params['id'] ? { ...one, ...(body as object) } : one));
      return { search: all.find(({ id }) => id === params['id']) ?? aSavedSearch(1) };
    },
    'DELETE /notifications/searches/{id}': ({ params }) => {
      all = all.filter(({ id }) => id !== params['id']);
      return success(null);
    },
  };
  await withScreen(screen, { as: 'member', api, ...reader }, async ({ page, words, calls }) => {
    const card = (n: number) => page.getByRole('article').nth(n - 1);
    await card(3).getByText(words('pets:saved.paused'), { exact: true }).waitFor();
    const show = await card(1)
      .getByRole('link', { name: words('pets:saved.show') })
      .getAttribute('href');
    expect(show).toBe('/pets?species=Dog&location=Lahore&sortBy=newest');
    await card(1)
      .getByRole('switch', { name: words('pets:saved.active') })
      .click();
    await card(1).getByText(words('pets:saved.paused'), { exact: true }).waitFor();
    await card(2)
      .getByRole('switch', { name: words('pets:saved.onSaturdays') })
      .click();
    await card(1)
      .getByRole('button', { name: words('pets:saved.rename') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('pets:saved.name')).fill('A dog');
    await dialog.getByRole('button', { name: words('pets:saved.confirm') }).click();
    await card(1).getByRole('heading', { name: 'A dog' }).waitFor();
    await card(3)
      .getByRole('button', { name: words('pets:saved.delete') })
      .click();
    await dialog.getByRole('button', { name: words('pets:saved.delete') }).click();
    await page.getByText(words('pets:saved.deleted')).waitFor();
    await card(3).waitFor({ state: 'detached' });
    const changes = calls.filter(({ name }) => name.startsWith('PATCH /notifications/searches/')).map(({ body }) => body);
    expect(changes).toEqual([{ paused: true }, { frequency: 'daily' }, { name: 'A dog' }]);
  });
});
