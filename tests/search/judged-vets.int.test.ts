import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { findCity } from '@paltu/reference';
import { openServiceDatabase } from '@paltu/testing/service';
import { demoVets, type DemoVet } from '../../deploy/demo/src/vets.ts';
import { knexVetStore, toRow } from '../../services/vets/src/vets/knex-vet-store.ts';
import type { FoundVet } from '../../services/vets/src/vets/vet-store.ts';
import { listVet } from '../../services/vets/src/vets/vet-decisions.ts';
import type { VetDetails, VetId } from '../../services/vets/src/vets/vet.ts';
import judged from './vets.json' with { type: 'json' };

interface Judged {
  readonly query: string;
  /** What everyone among the first five has to be; at least one is. */
  readonly all?: Readonly<Record<string, string | boolean | undefined>>;
  /** What nobody among them may be. */
  readonly none?: Readonly<Record<string, string>>;
  /** Keys of vets who have to be among the first five. */
  readonly first?: readonly string[];
  /** Who stands first. */
  readonly best?: string;
  /** Nobody is found: the search that is the nearest. */
  readonly instead?: string;
}

const at = new Date('2026-01-01T08:00:00Z');
let opened: Awaited<ReturnType<typeof openServiceDatabase>>;
let store: ReturnType<typeof knexVetStore>;
const keys = new Map<string, string>();

const detailsOf = ({
  firstName,
  lastName,
  specialty,
  clinic,
  address,
  city,
  fee,
  experience,
  bio,
  services,
  offers = [],
}: DemoVet): VetDetails => ({
  ...{ name: `Dr ${firstName} ${lastName}`, specialty, clinicName: clinic, address, consultationFee: fee, experience, bio, services },
  ...{ qualifications: '', phone: '', email: '', availability: '', place: null, cityId: findCity(city)?.id ?? '' },
  homeVisit: offers.includes('homeVisit'),
  emergency: offers.includes('emergency'),
  telemedicine: offers.includes('telemedicine'),
});

beforeAll(async () => {
  opened = await openServiceDatabase('vets');
  store = knexVetStore({ database: opened.database, reads: opened.parts.reads });
  for (const vet of demoVets()) {
    const [id, ownerId] = [newId() as VetId, newId() as MemberId];
    keys.set(id, vet.key);
    const { state } = listVet({ id, ownerId, details: detailsOf(vet), picture: null, pictures: [] }, at);
    await opened.database('vets').insert(toRow(state));
  }
  await store.countWords();
});
afterAll(() => opened.close());

const search = (query: string) => store.queries.search(query, {}, undefined, { page: 1, limit: 5 });

const isMeant = ({ vet: { details } }: FoundVet, { all = {}, none = {} }: Judged): boolean => {
  const { cityId, specialty, homeVisit, emergency, telemedicine } = details;
  const fields: Judged['all'] = { city: findCity(cityId)?.en, specialty, homeVisit, emergency, telemedicine };
  const has = ([field, value]: [string, unknown]): boolean => fields[field] === value;
  return Object.entries(all).every(has) && !Object.entries(none).some(has);
};

const isAnswered = ({ best, first = [], instead }: Judged, names: readonly unknown[], nearest: string | undefined): boolean => {
  if (instead !== undefined) return names.length === 0 && nearest === instead;
  return names.length > 0 && [undefined, names[0]].includes(best) && first.every((name) => names.includes(name));
};

const faultOf = async (one: Judged): Promise<string | undefined> => {
  const { found, search: read } = await search(one.query);
  const names = found.vets.map(({ vet }) => keys.get(vet.id));
  const isRight = isAnswered(one, names, read.alternatives?.search) && found.vets.every((vet) => isMeant(vet, one));
  const taken = JSON.stringify([read.understood, read.alternatives?.search]);
  return isRight ? undefined : `${one.query}: ${names.join(', ') || 'nothing'} ${taken}`;
};

test('people who look for a vet find one by the animal, the specialty, how they are seen and the place', async () => {
  const faults = [];
  for (const one of judged as readonly Judged[]) faults.push(await faultOf(one));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('a search for a vet that is typed letter by letter never fails', async () => {
  const beginnings = judged.flatMap(({ query }) => [...query].map((_, index, letters) => letters.slice(0, index + 1).join('')));
  for (const typed of new Set(beginnings)) expect((await search(typed)).found.counted).toBeGreaterThanOrEqual(0);
});

test('the lowest fee comes first where that is asked for, unless another order is chosen', async () => {
  const feesOf = (found: Awaited<ReturnType<typeof search>>) => found.found.vets.map(({ vet }) => vet.details.consultationFee);
  const fees = feesOf(await search('sasta doctor'));
  expect(fees).toEqual(fees.toSorted((one, other) => one - other));
  const chosen = feesOf(await store.queries.search('sasta doctor', {}, 'fee-high', { page: 1, limit: 5 }));
  expect(chosen).toEqual(chosen.toSorted((one, other) => other - one));
});
