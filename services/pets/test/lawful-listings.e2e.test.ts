import { petWords, ruleChanged, ruleWords } from '@paltu/contracts';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { firstRules } from '@paltu/reference/first-rules';
import type { ListingRule } from '@paltu/reference/listing-rules';
import { eventually } from '@paltu/testing';
import { isDecided, offerPet } from './listed-pets.ts';
import { reject } from './other-services.ts';
import { aPet } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let minutesOn = 0;
beforeAll(async () => {
  // How rules stand is kept for a moment.
  pets = await startPets({ clock: { now: () => new Date(systemClock.now().getTime() + minutesOn * 60_000) } });
});
afterAll(() => pets.stop());

const ruleOf = (id: string): ListingRule => firstRules.find((rule) => rule.id === id) as ListingRule;

/** Moderation publishes how a rule stands; resolves once pets follows it. */
const publishRule = async (version: number, { id, title, admin, owner, action, condition }: ListingRule, off = false): Promise<void> => {
  const { species, adoptionTypes, words, unless, provinces, ...numbers } = condition;
  const asked = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null));
  const chosen = { species: species.map(petWords.species.toChoice), adoptionTypes: adoptionTypes.map(petWords.adoptionType.toChoice) };
  const lists = { words: [...words], unless: [...unless], provinces: [...provinces] };
  const data = {
    ruleId: id,
    off,
    title,
    admin,
    owner,
    action: ruleWords.action.toChoice(action),
    condition: { ...asked, ...chosen, ...lists },
  };
  await pets.publishToBus(ruleChanged, { subject: id, sequence: version, data: { ...data, changedAt: timestampFromDate(new Date()) } });
  await eventually(async () => (await pets.database('listing_rules').where({ id, version })).length === 1, 'pets consumes the rule');
  minutesOn += 1;
};

const read = async (path: string, owner: Awaited<ReturnType<RunningPets['tokens']['issue']>>) =>
  (await pets.call('GET', `/api/v1/pets/${path}`, { as: owner })).body.data;

test('an owner reads which rules a listing may break, until an admin switches them off', async () => {
  const owner = await pets.tokens.issue();
  const [punjab, sindh, young] = [ruleOf('wild-bird-punjab'), ruleOf('wild-bird-sindh'), ruleOf('young-litter')];
  for (const rule of [punjab, sindh, young]) await publishRule(1, rule);
  const notice = { id: punjab.id, ...punjab.owner };
  const parrot = { name: 'Mithu', species: 'Bird', breed: 'Green Parrot', location: 'Lahore' };
  const { id, notices } = await offerPet(pets, owner, parrot);
  expect(notices).toEqual([notice]);
  expect((await offerPet(pets, owner, { age: '5 weeks' })).notices).toMatchObject([{ id: 'young-litter' }]);
  expect((await offerPet(pets, owner)).notices).toEqual([]);

  expect((await read(id, owner)).pet.notices).toEqual([notice]);
  expect((await read('user/my-pets?species=Bird', owner)).pets).toMatchObject([{ id, notices: [notice] }]);

  await publishRule(3, punjab, true);
  expect((await read(id, owner)).pet.notices).toEqual([]);
  await pets.publishToBus(ruleChanged, { subject: punjab.id, sequence: 2, data: { ruleId: punjab.id, condition: {}, action: 1 } });
  const edited = await pets.call('PUT', `/api/v1/pets/${id}`, { as: owner, json: { location: 'Karachi' } });
  expect(edited.body.data.pet.notices).toMatchObject([{ id: 'wild-bird-sindh' }]);
});

test('what a rule refuses cannot be submitted, in the words of the rule at the field that breaks it', async () => {
  const owner = await pets.tokens.issue();
  const { id } = await offerPet(pets, owner, { description: 'Quiet and trained' });
  const earlier = await offerPet(pets, owner, { description: 'token bhejo' });
  const asking = { ...ruleOf('advance-money'), action: 'refuse' as const };
  await publishRule(1, asking);
  const refused = (path: string) => ({
    status: 400,
    body: { code: 'pet.refused', errors: [{ path, code: 'pet.refused', msg: asking.owner.en, ur: asking.owner.ur }] },
  });
  const offer = (changes: object) => pets.call('POST', '/api/v1/pets', { as: owner, json: aPet({ ...changes }) });
  const edit = (json: object) => pets.call('PUT', `/api/v1/pets/${id}`, { as: owner, json });
  expect(await offer({ description: 'T0ken bhejo phir milega' })).toMatchObject(refused('description'));
  expect(await offer({ name: 'Husky, token 500' })).toMatchObject(refused('name'));
  expect(await edit({ description: 'ٹوکن بھیجیں' })).toMatchObject(refused('description'));
  expect((await offer({ description: 'No token, no advance' })).status).toBe(201);
  // A rule that came later stops no change that a reviewer does not look at.
  const unreviewed = await pets.call('PUT', `/api/v1/pets/${earlier.id}`, { as: owner, json: { vaccinated: false } });
  expect(unreviewed.status).toBe(200);
  await reject(pets, earlier.id, 1, 'Blurred');
  await isDecided(pets, earlier.id, 'rejected');
  const again = await pets.call('PATCH', `/api/v1/pets/${earlier.id}/status`, { as: owner, json: { status: 'Adopted' } });
  expect(again).toMatchObject(refused('description'));
});

test('a kitten that was too young when it was listed is not so for ever', async () => {
  const owner = await pets.tokens.issue();
  await publishRule(5, ruleOf('young-litter'));
  const { id } = await offerPet(pets, owner, { species: 'Cat', age: '7 weeks' });
  const notices = async () => (await read(id, owner)).pet.notices;
  expect(await notices()).toMatchObject([{ id: 'young-litter' }]);
  minutesOn += 6 * 24 * 60;
  expect(await notices()).toMatchObject([{ id: 'young-litter' }]);
  minutesOn += 24 * 60;
  expect(await notices()).toEqual([]);
});
