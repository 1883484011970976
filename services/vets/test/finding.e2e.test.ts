import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startVets, type RunningVets } from './running-vets.ts';

const now = new Date('2027-05-04T05:00:00Z');
let vets: RunningVets;
const ids: Record<string, string> = {};
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  const profiles: Record<string, Record<string, unknown>> = {
    amna: { name: 'Amna', city: 'Lahore', specialty: 'Surgery', consultationFee: 900, emergency: true },
    bilal: { name: 'Bilal', city: 'Karachi', specialty: 'Dermatology', consultationFee: 2500, homeVisit: true, services: ['Grooming'] },
    chand: {
      name: 'چاند',
      city: 'Lahore',
      specialty: 'Surgery',
      consultationFee: 1500,
      telemedicine: true,
      latitude: 31.6,
      longitude: 74.3,
    },
    hidden: { name: 'Hidden', city: 'Lahore', specialty: 'Surgery' },
  };
  for (const [name, profile] of Object.entries(profiles)) {
    const { owner, id } = await vets.someVet(profile);
    ids[name] = id;
    if (name === 'hidden') await vets.call('PATCH', '/vets/status', { as: owner, json: { isActive: false } });
    // 2027-05-04 10:00 in Pakistan.
    if (name === 'bilal') await vets.opened(owner, '2027-05-04', '11:00');
    if (name === 'chand') await vets.opened(owner, '2027-05-05', '00:00');
  }
  // The job that runs by itself may be counting: then the one that is asked for leaves it to that.
  await eventually(async () => {
    await vets.runJob('count words for search');
    return (await searched('search=groooming')).corrected === 'grooming';
  }, 'all words are counted');
  await vets.kept.change('vets', { id: ids['bilal'] }, { rating: 4.5, reviews: 2 });
  await vets.kept.change('vets', { id: ids['chand'] }, { rating: 3.9, reviews: 1 });
});
afterAll(() => vets.stop());

const found = async (path: string): Promise<(string | undefined)[]> => {
  const { status, body } = await vets.call('GET', `/vets${path}`);
  expect([path, status]).toEqual([path, 200]);
  expect(body.data.pagination.total).toBe(body.data.vets.length);
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
  return body.data.vets.map(({ id }: { id: string }) => nameOf(id)) as (string | undefined)[];
};

test.each([
  ['', ['bilal', 'chand', 'amna']],
  ['?sortBy=newest', ['chand', 'bilal', 'amna']],
  ['?sortBy=name', ['amna', 'bilal', 'chand']],
  ['?sortBy=fee-low', ['amna', 'chand', 'bilal']],
  ['?sortBy=fee-high', ['bilal', 'chand', 'amna']],
  ['?city=lahore', ['chand', 'amna']],
  ['?city=لاہور&specialty=surgery', ['chand', 'amna']],
  ['?emergency=true', ['amna']],
  ['?homevisit=true', ['bilal']],
  ['?homeVisit=true', ['bilal']],
  ['?telemedicine=true', ['chand']],
  ['?telemedicine=false', ['bilal', 'chand', 'amna']],
  ['?today=true', ['bilal']],
  ['?minRating=4', ['bilal']],
  ['?search=groom', ['bilal']],
  ['?search=چاند', ['chand']],
  ['?search=surgery lahore', ['chand', 'amna']],
  ['?search=surgeon in lhr', ['chand', 'amna']],
  ['?search=لاہور کا سرجن', ['chand', 'amna']],
  ['?search=skin doctor', ['bilal']],
  ['?search=vet at home', ['bilal']],
  ['?search=emergency vet', ['amna']],
  ['?search=karachi and lahore', ['bilal', 'chand', 'amna']],
  ['?search=vet', ['bilal', 'chand', 'amna']],
  ['?search=vet lahore ke ilawa', ['bilal']],
  ['?search=vet no surgeon', ['bilal']],
  ['?search=سرجن نہیں', ['bilal']],
  ['?search=vet no dermatologist lahore', ['chand', 'amna']],
  ['?search=vet no surgeon no dermatologist', []],
  // Amna is in Gulberg by her address, چاند by a place of his own farther away.
  ['?search=vet gulberg lahore', ['amna', 'chand']],
  ['?search=gulberg vet&city=lahore', ['amna', 'chand']],
  ['?search=surgeon shahdara', ['chand', 'amna']],
  ['?search=vet gulberg lahore&sortBy=fee-high', ['chand', 'amna']],
  ['?search=sasta vet gulberg lahore', ['amna', 'chand']],
  ['?search=bilal surgery', []],
  ['?search=bilal&city=lahore', []],
  // Their qualification names Lahore: where a city is chosen, its name is a word.
  ['?search=lahore&city=karachi', ['bilal']],
  ['?search=%25', []],
  ['/specialty?specialty=Surgery', ['chand', 'amna']],
  ['/featured', []],
])('/vets%s finds %j', async (path, expected) => {
  expect(await found(path)).toEqual(expected);
});

const searched = async (query: string) => {
  const { body } = await vets.call('GET', `/vets?${query}`);
  const { vets: found, search } = body.data;
  const namesOf = (shown: { name: string }[]): string[] => shown.map(({ name }) => name);
  return {
    ...search,
    names: namesOf(found),
    alternatives: search.alternatives && { ...search.alternatives, vets: namesOf(search.alternatives.vets) },
  };
};

test('a search answers what it was taken for, and each part that is a filter can be taken away', async () => {
  expect(await searched('search=surgeon amna lhr')).toEqual({
    names: ['Amna'],
    understood: [
      { words: 'surgeon', fields: { specialty: 'Surgery' }, without: 'amna lhr' },
      { words: 'lhr', fields: { city: 'Lahore' }, without: 'surgeon amna' },
    ],
    corrected: null,
    alternatives: null,
  });
  expect((await vets.call('GET', '/vets')).body.data.search).toBeUndefined();
});

test('an area is shown with its names, and what another city has with how far that is', async () => {
  const [{ fields }] = (await searched('search=gulberg vet lahore')).understood;
  expect(fields).toEqual({ area: { en: 'Gulberg', ur: 'گلبرگ' } });
  const nearby = { wanted: 'Hyderabad', city: 'Karachi', distance: 148_986 };
  expect((await searched('search=vet hyderabad')).alternatives).toEqual({ search: 'Karachi', nearby, vets: ['Bilal'] });
});

test('a word that no vet has is taken for the nearest one that is there, in either script', async () => {
  expect(await searched('search=bilalx')).toMatchObject({ names: ['Bilal'], corrected: 'bilal' });
  expect(await searched('search=groooming')).toMatchObject({ names: ['Bilal'], corrected: 'grooming' });
  expect(await searched('search=چانہ')).toMatchObject({ names: ['چاند'], corrected: 'چاند' });
  expect(await searched('search=surgry karahci')).toMatchObject({ corrected: 'surgry karachi' });
});

test('words of who is out of sight are nobody’s business', async () => {
  expect(await searched('search=hiddem')).toMatchObject({ names: [], corrected: null });
});

test('a search that finds nothing is answered with the nearest that does', async () => {
  expect((await searched('search=bilal in lahore')).alternatives).toEqual({ search: 'bilal', vets: ['Bilal'] });
  expect((await searched('search=xqxqxq')).alternatives).toEqual({ search: '', vets: ['Bilal', 'چاند', 'Amna'] });
  expect((await searched('search=xqxqxq&city=karachi')).alternatives).toEqual({ search: '', vets: ['Bilal'] });
  expect((await searched('search=xqxqxq&city=quetta')).alternatives).toBeNull();
});

test('a sort that is not known is refused, and so is half of a place', async () => {
  expect(await vets.call('GET', '/vets?sortBy=luck')).toMatchObject({ status: 400, body: { errors: [{ path: 'sortBy' }] } });
  expect(await vets.call('GET', '/vets/nearby?latitude=31')).toMatchObject({ status: 400, body: { errors: [{ path: 'longitude' }] } });
  expect(await vets.call('GET', '/vets/specialty')).toMatchObject({ status: 400, body: { errors: [{ path: 'specialty' }] } });
});

test('nearby finds the nearest first, up to the distance and at it, and answers how far it is', async () => {
  const nearby = (metres: number) => found(`/nearby?latitude=31.6&longitude=74.3&maxDistance=${metres}`);
  const { body } = await vets.call('GET', '/vets/nearby?latitude=31.6&longitude=74.3&maxDistance=1000000');
  const distances = body.data.vets.map(({ distance }: { distance: number }) => distance) as number[];
  expect(await nearby(1_000_000)).toEqual(['chand', 'amna', 'bilal'].slice(0, distances.length));
  expect(distances[0]).toBe(0);
  const toLahore = distances[1] ?? 0;
  expect(toLahore).toBeGreaterThan(1_000);
  expect(await nearby(toLahore + 1)).toEqual(['chand', 'amna']);
  expect(await nearby(toLahore - 1)).toEqual(['chand']);
  expect(await nearby(0)).toEqual(['chand']);
});
