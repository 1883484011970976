import { afterEach, expect, test } from '@jest/globals';
import type { TestActor } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import { publishPet } from './listed-pets.ts';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const megabyte = 1_048_576;
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 'x')]);

let pets: RunningPets;
let ali: TestActor;
afterEach(() => pets.stop());
const start = async (variables: Readonly<Record<string, string>>): Promise<void> => {
  pets = await startPets({ variables });
  ali = await pets.tokens.issue();
};

type Files = Parameters<typeof formOf>[1];
const offer = (files: Files = [], as = ali) => pets.call('POST', '/pets', { as, body: formOf(aPet(), files) });
const edit = (id: string, files: Files) => pets.call('PUT', `/pets/${id}`, { as: ali, body: formOf({}, files) });
const sendAhead = (bytes: Uint8Array) => pets.call('POST', '/pets/images', { as: ali, body: formOf({}, [{ field: 'image', bytes }]) });
const paper = { field: 'healthCertificate', name: 'card.pdf', bytes: pdf };
const countOf = async (table: string) => (await pets.database(table)).length;

test('a member has so many megabytes for pictures, of every size and use together', async () => {
  await start({ MEMBER_PICTURES_MB: '1' });
  const bytes = await aPhoto();
  const { id } = (await offer([{ bytes }])).body.data.pet;
  await pets
    .database('pictures')
    .where({ used_by: id })
    .update({ bytes: megabyte - 10 });
  for (const [{ status, body }, field] of [
    [await sendAhead(bytes), 'image'],
    [await offer([{ bytes }]), 'images'],
    [await edit(id, [{ bytes }]), 'images'],
  ] as const)
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'picture.room-used-up', field]);
  expect([await countOf('pictures'), await countOf('listings'), (await pets.objects.list('')).length]).toEqual([1, 1, 3]);
  expect((await offer([{ bytes }], await pets.tokens.issue())).status).toBe(201);
  // Room is made by giving up a listing, once its files are gone.
  await pets.call('DELETE', `/pets/${id}`, { as: ali });
  expect((await sendAhead(bytes)).status).toBe(409);
  await pets.sweep();
  expect((await sendAhead(bytes)).status).toBe(201);
});

test('and so many for papers', async () => {
  await start({ MEMBER_PAPERS_MB: '1' });
  const { id } = (await offer([paper])).body.data.pet;
  await pets
    .database('papers')
    .where({ used_by: id })
    .update({ size: megabyte - 10 });
  for (const { status, body } of [await offer([paper]), await edit(id, [paper])])
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'paper.room-used-up', 'healthCertificate']);
  expect([await countOf('papers'), await countOf('listings'), (await pets.objects.list('')).length]).toEqual([1, 1, 1]);
  expect((await offer()).status).toBe(201);
});

test('while the disk has less room than is kept for the database nothing is uploaded, and all else goes on', async () => {
  await start({ DISK_FLOOR_MB: '1000000000' });
  const { status, body } = await pets.call('POST', '/pets', { as: ali, json: aPet() });
  expect(status).toBe(201);
  const bytes = await aPhoto();
  const full = {
    status: 503,
    body: { code: 'storage.full', message: 'There is no room for more files at the moment. Please try again later.' },
  };
  for (const answer of [
    await sendAhead(bytes),
    await offer([{ bytes }]),
    await offer([paper]),
    await edit(body.data.pet.id, [{ bytes }]),
  ]) {
    expect(answer).toMatchObject(full);
    expect(answer.headers.get('retry-after')).toBe('300');
  }
  expect(await pets.uploads()).toEqual([]);
  const ready = await pets.call('GET', '/readyz');
  expect(ready).toMatchObject({ status: 200, body: { degraded: [expect.stringContaining('a disk had no room')] } });
});

test('so many listings of one member wait for review, of many at once too; others and what is decided do not count', async () => {
  await start({ PENDING_LISTINGS: '2' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => offer()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(6).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('pet.too-many-pending');
  expect((await offer([], await pets.tokens.issue())).status).toBe(201);
  const [one, two] = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.pet.id as string) as [string, string];
  await publishPet(pets, one);
  expect((await offer()).status).toBe(201);
  expect((await offer()).status).toBe(409);
  await pets.call('DELETE', `/pets/${two}`, { as: ali });
  expect((await offer()).status).toBe(201);
});

test('an attempt that is repeated is answered as before, though no room for another listing is left', async () => {
  await start({ PENDING_LISTINGS: '1' });
  const offerOnce = () => pets.call('POST', '/pets', { as: ali, json: aPet(), headers: { 'idempotency-key': 'the-same-attempt' } });
  const [first, again] = [await offerOnce(), await offerOnce()];
  expect([first.status, again.status, again.body.data.pet.id]).toEqual([201, 201, first.body.data.pet.id]);
});
