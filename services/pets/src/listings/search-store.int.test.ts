import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { countWords } from '@paltu/search/postgres';
import { anApprovedListing, aPendingListing, nextDay } from '../../test/listing-builders.ts';
import { openListingStore, storeTotalCap, type ListingStore } from '../../test/open-listing-store.ts';
import type { Listing, ListingDetails } from './listing.ts';
import { edit, remove } from './owner-decisions.ts';
import type { ListingFilter, ListingOrder } from './published-sql-store.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterEach(() => store.empty());
afterAll(() => store.close());

const plain = { breed: 'Desi', description: 'Nothing much', tags: [], color: '' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
let minute = 0;
const published = (details: Partial<ListingDetails>) =>
  store.inTransaction(({ listings }) => listings.add(anApprovedListing({ details: { ...plain, ...details }, at: at((minute += 1)) })));
const counted = () => countWords(store.database)();

interface Wanted {
  readonly filter?: ListingFilter;
  readonly order?: ListingOrder;
  readonly page?: PageWanted;
}
const search = async (text: string, { filter = {}, order = 'relevance', page = { page: 1, limit: 10 } }: Wanted = {}) => {
  const answer = await store.published.search(text, filter, order, page);
  const namesOf = (pets: string): string[] => (JSON.parse(pets) as { name: string }[]).map(({ name }) => name);
  const { understood, corrected, alternatives } = answer.search;
  const instead = alternatives && { search: alternatives.search, names: namesOf(alternatives.found.pets) };
  return { names: namesOf(answer.found.pets), counted: answer.found.counted, understood, corrected, instead };
};
const names = async (text: string, wanted: Wanted = {}) => (await search(text, wanted)).names;

describe('a search', () => {
  test.each<[string, Partial<ListingDetails>]>([
    ['wanted', {}],
    ['want', {}],
    ['lhr main billi', { species: 'Cat', cityId: 'lahore' }],
    ['بلی شیر', { species: 'Cat', tags: ['شيرو'] }],
    ['سفید کتے', { color: 'White' }],
    ['safed kutta', { tags: ['سفید'] }],
    ['quiet souls', { description: 'A quiet, old soul' }],
    ['shepherds', { breed: 'German Shepherd' }],
    ['میخواہم', { description: 'می\u200cخواہم' }],
    ['fischers lovebird', { breed: 'Fischer’s lovebird', species: 'Bird' }],
  ])('for %p finds what it means', async (text, details) => {
    await published({ name: 'Other', cityId: 'karachi', species: 'Dog' });
    await published({ name: 'Wanted', ...details });
    expect(await names(text)).toEqual(['Wanted']);
  });

  test('puts first where the word weighs most, then what can still be had, then the newest', async () => {
    await published({ name: 'Named golden' });
    await published({ name: 'Tagged', tags: ['golden'] });
    await published({ name: 'Described, older', description: 'golden heart' });
    await published({ name: 'Described', description: 'a heart, golden' });
    await published({ name: 'Described, adopted', description: 'golden heart', status: 'Adopted' });
    await published({ name: 'Bred', breed: 'Golden Retriever' });
    expect(await names('golden')).toEqual(['Named golden', 'Bred', 'Tagged', 'Described', 'Described, older', 'Described, adopted']);
    expect((await names('golden', { order: 'oldest' }))[0]).toBe('Named golden');
    expect((await names('golden', { order: 'newest' }))[0]).toBe('Bred');
  });

  test('takes a word for the nearest one that is there, in either script, and names it', async () => {
    await published({ name: 'Moti', description: 'steadfast' });
    await published({ name: 'شیرو' });
    await counted();
    expect(await search('moit')).toMatchObject({ names: ['Moti'], corrected: 'Moti'.toLowerCase() });
    expect(await search('steadfas')).toMatchObject({ names: ['Moti'], corrected: null });
    expect(await search('steadfast mottI')).toMatchObject({ names: ['Moti'], corrected: 'steadfast moti' });
    expect(await search('شیرہو')).toMatchObject({ names: ['شیرو'], corrected: 'شیرو' });
    expect((await search('moit', { page: { page: 2, limit: 10 } })).counted).toBe(1);
  });

  test('finds two words that were written as one, and one that was written as two', async () => {
    await published({ name: 'Snow Ball' });
    await published({ name: 'Moonlight' });
    await counted();
    expect(await search('snowball')).toMatchObject({ names: ['Snow Ball'], corrected: 'snow ball' });
    expect(await search('moon light')).toMatchObject({ names: ['Moonlight'], corrected: null });
  });

  test('never takes a number for another one', async () => {
    await published({ name: 'Route 7861' });
    await counted();
    for (const number of ['7862', '786', '78611']) expect(await search(number)).toMatchObject({ names: [], corrected: null });
    expect((await search('7861')).names).toEqual(['Route 7861']);
  });

  test('leaves out what is refused, also where nothing else is looked for', async () => {
    await published({ name: 'Moti', species: 'Dog', vaccinated: false, description: 'Steady' });
    await published({ name: 'Mano', species: 'Cat', vaccinated: true, description: 'Steady' });
    await counted();
    for (const refused of ['no cats', 'unvaccinated', 'steady no cats', 'steady not vaccinated', 'بغیر ٹیکے'])
      expect((await search(refused)).names).toEqual(['Moti']);
    // No other one is offered in its place.
    expect((await search('unvaccinated cats')).instead).toEqual({ search: 'unvaccinated', names: ['Moti'] });
  });

  test('shows what is nearest to a price, first what is least over it, and the cheapest first where that is asked for', async () => {
    for (const price of [30_000, 25_000, 90_000]) await published({ name: `Laila ${price}`, species: 'Cat', price, adoptionType: 'Sale' });
    await counted();
    const { names, instead, understood } = await search('cats max 20000');
    expect([names, instead, understood]).toEqual([
      [],
      { search: 'cats', names: ['Laila 25000', 'Laila 30000', 'Laila 90000'] },
      [
        { words: 'cats', fields: { species: 'Cat' }, without: 'max 20000' },
        { words: 'max 20000', fields: { maxPrice: 20_000 }, without: 'cats' },
      ],
    ]);
    expect((await search('sasti laila')).names).toEqual(['Laila 25000', 'Laila 30000', 'Laila 90000']);
  });

  test('takes a misspelt city or kind of pet for what it names', async () => {
    await published({ name: 'Mano', species: 'Cat', cityId: 'karachi' });
    expect(await search('karahci kitteh billi')).toMatchObject({ corrected: 'karachi kitten billi' });
    expect(await search('cat karahci')).toMatchObject({ names: ['Mano'], corrected: 'cat karachi' });
  });

  test('finds a word that was written a moment ago, though it is not counted yet', async () => {
    await published({ name: 'Motif' });
    await counted();
    await published({ name: 'Motix' });
    expect(await search('motix')).toMatchObject({ names: ['Motix'], corrected: null });
  });

  test('counts words of what everybody sees alone: others are nobody’s business', async () => {
    await store.inTransaction(({ listings }) => listings.add(aPendingListing({ details: { name: 'Secretive' } })));
    await counted();
    expect(await search('secretiv')).toMatchObject({ names: [], corrected: null });
  });

  test('that finds nothing is answered with the same search without its least important part', async () => {
    await published({ name: 'Balto', breed: 'Husky', cityId: 'karachi' });
    await published({ name: 'Mano', species: 'Cat', cityId: 'gwadar' });
    await counted();
    expect((await search('husky in gwadar')).instead).toEqual({ search: 'husky', names: ['Balto'] });
    expect((await search('xqxqxq husky')).instead).toEqual({ search: 'husky', names: ['Balto'] });
    expect((await search('xqxqxq')).instead).toEqual({ search: '', names: ['Mano', 'Balto'] });
    expect((await search('%')).instead).toEqual({ search: '', names: ['Mano', 'Balto'] });
    expect((await search('xqxqxq', { filter: { species: 'Fish' } })).instead?.names).toEqual(['Mano', 'Balto']);
    expect((await search('xqxqxq', { filter: { species: 'Fish', cityId: 'quetta' } })).instead).toBeNull();
  });

  test('means a word as a word where its field is chosen already', async () => {
    await published({ name: 'Sheru', species: 'Dog', description: 'Friend of every cat' });
    await published({ name: 'Bruno', species: 'Dog' });
    expect(await names('cat', { filter: { species: 'Dog' } })).toEqual(['Sheru']);
  });

  test('for two kinds finds either', async () => {
    await published({ name: 'Mano', species: 'Cat' });
    await published({ name: 'Sheru', species: 'Dog' });
    await published({ name: 'Nemo', species: 'Fish' });
    expect(await names('cats and dogs')).toEqual(['Sheru', 'Mano']);
  });
});

describe('of words that are frequent', () => {
  const many = 40;
  const wanted = (text: string, order: ListingOrder, page: number, limit: number) => search(text, { order, page: { page, limit } });

  test.each([
    ['few are known to have', 10],
    ['many are known to have', 20_000],
  ])('that %s a search finds the same, page by page, up to the cap', async (_name, count) => {
    for (let index = 0; index < many; index += 1)
      await published({ name: index % 4 === 3 ? 'Mano' : `Sheru ${index}`, price: 900 - index, adoptionType: 'Sale' });
    await counted();
    await store.database('search_words').update({ count });
    const sherus = Array.from({ length: many }, (_, index) => index)
      .filter((index) => index % 4 !== 3)
      .reverse();
    for (const [order, expected] of [
      ['price-low', sherus],
      ['relevance', sherus],
      ['oldest', sherus.toReversed()],
    ] as const) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => wanted('sheru', order, page, 10)));
      expect(pages.flatMap((page) => page.names)).toEqual(expected.map((index) => `Sheru ${index}`));
      expect(new Set(pages.map((page) => page.counted))).toEqual(new Set([storeTotalCap + 1]));
    }
  });

  test('a search ranks the newest three hundred, and finds the others behind them', async () => {
    for (let index = 0; index < 320; index += 1)
      await published({ name: index === 5 || index === 60 ? 'Sheru' : `Mano ${index}`, description: 'sheru' });
    await counted();
    await store.database('search_words').update({ count: 20_000 });
    const first = await wanted('sheru', 'relevance', 1, 4);
    expect(first).toMatchObject({ names: ['Sheru', 'Mano 319', 'Mano 318', 'Mano 317'], counted: storeTotalCap + 1 });
    expect((await wanted('sheru', 'newest', 1, 2)).names).toEqual(['Mano 319', 'Mano 318']);
    expect((await wanted('sheru', 'relevance', 62, 5)).names).toEqual(['Mano 14', 'Mano 13', 'Mano 12', 'Mano 11', 'Mano 10']);
    expect((await wanted('sheru', 'relevance', 63, 5)).names).toEqual(['Mano 9', 'Mano 8', 'Mano 7', 'Mano 6', 'Sheru']);
    const dogs = await search('sheru', { filter: { species: 'Dog' }, order: 'relevance', page: { page: 1, limit: 2 } });
    expect(dogs).toMatchObject({ names: ['Sheru', 'Mano 319'], counted: storeTotalCap + 1 });
  });

  test('that seldom come together a search finds all that have them', async () => {
    for (let index = 0; index < 12; index += 1) await published({ name: 'Sheru', description: index === 0 ? 'brave heart' : 'brave' });
    await counted();
    await store.database('search_words').update({ count: 20_000 });
    expect((await wanted('brave heart', 'relevance', 1, 10)).counted).toBe(1);
  });

  test('that few of a species have are counted one by one', async () => {
    for (let index = 0; index < 12; index += 1) await published({ name: 'Sheru', species: index < 2 ? 'Cat' : 'Dog' });
    await counted();
    await store.database('search_words').update({ count: 20_000 });
    expect((await search('sheru', { filter: { species: 'Cat' } })).counted).toBe(2);
  });
});

describe('the table of words', () => {
  const kept = async () => {
    const rows: { word: string; count: string }[] = await store.database('search_words').orderBy('word').select('word', 'count');
    return rows.map(({ word, count }) => [word, Number(count)]);
  };
  const there = async () => {
    const { rows } = await store.database.raw<{ rows: { word: string; ndoc: number }[] }>(
      `select word, ndoc from ts_stat('select document from listings where is_published') order by word collate "C"`,
    );
    return rows.map(({ word, ndoc }) => [word, ndoc]);
  };
  const write = (listing: Listing) => store.inTransaction(({ listings }) => listings.save(listing));

  test('holds what is there after any writes at once, however often it is counted meanwhile', async () => {
    const all = Array.from({ length: 24 }, (_, index) => anApprovedListing({ details: { ...plain, name: `Sheru ${index % 5}` } }));
    const change = async (listing: Listing, index: number): Promise<void> => {
      await store.inTransaction(({ listings }) => listings.add(listing));
      if (index % 3 === 0) await write(edit(listing, { details: { name: `Moti ${index}` } }, nextDay).state);
      if (index % 3 === 1) await write(remove(listing, nextDay).state);
      if (index % 3 === 2) await write({ ...listing, details: { ...listing.details, description: 'sheru moti' } });
    };
    await Promise.all([...all.map(change), ...all.slice(0, 8).map(() => counted())]);
    await counted();
    expect(await kept()).toEqual(await there());
    expect((await kept()).length).toBeGreaterThan(4);
  });

  test('holds nothing of a transaction that failed', async () => {
    const listing = anApprovedListing({ details: { ...plain, name: 'Sheru' } });
    const failing = store.inTransaction(async ({ listings }) => {
      await listings.add(listing);
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    await counted();
    expect(await kept()).toEqual([]);
  });

  test('makes no writer wait for another that writes the same words', async () => {
    await store.inTransaction(async ({ listings }) => {
      await listings.add(anApprovedListing({ details: { ...plain, name: 'Sheru' } }));
      await published({ name: 'Sheru' });
      await counted();
    });
    await counted();
    expect((await search('sheru')).counted).toBe(2);
  });
});
