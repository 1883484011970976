import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { newId } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { approve } from './other-services.ts';
import { aPet } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const rounds = 50;

let pets: RunningPets;
let call: CallService;
let ali: TestActor;

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  ali = await pets.tokens.issue();
});
afterAll(() => pets.stop());

interface Row {
  readonly id: string;
  readonly description: string;
  readonly content_version: number;
  readonly approval_status: string;
  readonly version: number;
}

const takenDecisions = async (): Promise<number> =>
  Number((await pets.database('inbox').where({ consumer: 'pets.decisions' }).count({ taken: '*' }))[0]?.['taken']);

test(`in ${rounds} rounds of approve against edit, nothing is published that no decision named`, async () => {
  const textOf = new Map<string, string>();
  const outcomes = { published: 0, pending: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const first = `first text ${newId()}`;
    const { id } = (await call('POST', '/api/v1/pets', { as: ali, json: aPet({ description: first }) })).body.data.pet;
    textOf.set(`${id} 1`, first);
    const second = `second text ${newId()}`;
    const edit = async () => {
      await new Promise((resolve) => setTimeout(resolve, (round % 10) * 4));
      const ifMatch = round % 2 === 0 ? { 'if-match': '"1"' } : undefined;
      return call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { description: second }, headers: ifMatch });
    };
    const [edited] = await Promise.all([edit(), approve(pets, id, 1), approve(pets, id, 1)]);
    expect(edited.status).toBe(200);
    textOf.set(`${id} 2`, second);
    // Now that the text is another one, an approval of the first must not bring it out, and one of the second must.
    await approve(pets, id, 1);
    if (round % 3 === 0) await approve(pets, id, 2);
  }
  const decided = rounds * 3 + Math.ceil(rounds / 3);
  await eventually(async () => (await takenDecisions()) === decided, 'every decision is taken');

  const rows: Row[] = await pets.database('listings').where({ owner_id: ali.userId });
  for (const row of rows) {
    expect(row.description).toBe(textOf.get(`${row.id} ${row.content_version}`));
    expect(row.content_version).toBe(2);
    outcomes[row.approval_status === 'approved' ? 'published' : 'pending'] += 1;
  }
  expect(outcomes).toEqual({ published: Math.ceil(rounds / 3), pending: rounds - Math.ceil(rounds / 3) });

  const events: { aggregateid: string; type: string; payload: string }[] = await pets
    .database('outbox')
    .where({ aggregatetype: topics.pet.name })
    .orderBy('position');
  for (const { aggregateid, type, payload } of events) {
    const { pet, review } = JSON.parse(payload) as {
      pet: { description: string; contentVersion: number; version: string };
      review?: { contentVersion: number };
    };
    expect(pet.description).toBe(textOf.get(`${aggregateid} ${pet.contentVersion}`));
    if (type === 'pk.paltu.pet.published.v1') expect(review?.contentVersion).toBe(pet.contentVersion);
  }
  for (const row of rows) {
    const versions = events
      .filter(({ aggregateid }) => aggregateid === row.id)
      .map(({ payload }) => Number((JSON.parse(payload) as { pet: { version: string } }).pet.version));
    expect(versions).toEqual(Array.from({ length: row.version }, (_, index) => index + 1));
  }
}, 60_000);

test('an owner who edits what they have not seen gets a conflict, in parallel too: of ten edits of one version one is taken', async () => {
  const { id } = (await call('POST', '/api/v1/pets', { as: ali, json: aPet() })).body.data.pet;
  const edits = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { name: `Name ${index}` }, headers: { 'if-match': '"1"' } }),
    ),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
});
