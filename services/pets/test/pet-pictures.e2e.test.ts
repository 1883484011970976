import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { TestActor } from '@paltu/testing';
import { formOf, padded, refusedPictures, type CallService } from '@paltu/testing/service';
import sharp from 'sharp';
import { approve, reject } from './other-services.ts';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const tenMegabytes = 10 * 1_048_576;

let pets: RunningPets;
let call: CallService;
let ali: TestActor;
let sara: TestActor;
let photo: Buffer;
let now = new Date();

beforeAll(async () => {
  pets = await startPets({ clock: { now: () => now } });
  call = pets.call;
  photo = await aPhoto();
});
beforeEach(async () => {
  now = new Date();
  [ali, sara] = await Promise.all([pets.tokens.issue(), pets.tokens.issue()]);
});
afterAll(() => pets.stop());

const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `photo-${index}.jpg`, bytes: photo }));
const offer = (count = 0, fields: Record<string, unknown> = {}) =>
  call('POST', '/api/v1/pets', { as: ali, body: formOf(aPet(fields), pictures(count)) });
const sendAhead = (bytes: Uint8Array, as = ali, name = 'photo.jpg') =>
  call('POST', '/api/v1/pets/images', { as, body: formOf({}, [{ field: 'image', name, bytes }]) });
const ahead = async () => (await sendAhead(photo)).body.data.image.id as string;
const edit = (id: string, fields: Record<string, unknown>, count = 0) =>
  call('PUT', `/api/v1/pets/${id}`, { as: ali, body: formOf(fields, pictures(count)) });
const idsOf = (pet: { images: { id: string }[] }) => pet.images.map(({ id }) => id);
const isServed = async (id: string) => (await fetch(`${pets.url}/media/pets/${id}/320.webp`)).status === 200;
const noUploadStays = () => eventually(async () => (await pets.uploads()).length === 0);

describe('pictures of a new listing', () => {
  test('that came along are shown in their order, with an address for each width', async () => {
    const { status, body } = await offer(3);
    expect(status).toBe(201);
    expect(body.data.pet.images).toHaveLength(3);
    const [{ id, ...image }] = body.data.pet.images;
    expect(image).toEqual({
      url: `/media/pets/${id}/800.webp`,
      width: 60,
      height: 40,
      urls: { 320: `/media/pets/${id}/320.webp`, 800: `/media/pets/${id}/800.webp`, 1600: `/media/pets/${id}/1600.webp` },
    });
    await noUploadStays();
  });

  test('that were sent ahead come in the order they are named, before the files', async () => {
    const [first, second] = [await ahead(), await ahead()];
    const { status, body } = await offer(1, { imageIds: [second, first] });
    expect(status).toBe(201);
    expect(idsOf(body.data.pet).slice(0, 2)).toEqual([second, first]);
    expect(idsOf(body.data.pet)).toHaveLength(3);
    const json = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ imageIds: [await ahead()] }) });
    expect(json.body.data.pet.images).toHaveLength(1);
  });

  test('can be ten, not eleven', async () => {
    expect((await offer(10)).body.data.pet.images).toHaveLength(10);
    const eleven = await offer(11);
    expect([eleven.status, eleven.body.errors]).toEqual([
      400,
      [{ path: 'images', code: 'picture.too-many', msg: 'Maximum 10 images allowed' }],
    ]);
    const together = await offer(10, { imageIds: [await ahead()] });
    expect([together.status, together.body.errors[0].path]).toEqual([400, 'images']);
    await noUploadStays();
  });

  test('that are somebody else’s, unknown or taken are refused, and nothing is kept', async () => {
    const theirs = (await sendAhead(photo, sara)).body.data.image.id;
    const taken = idsOf((await offer(1)).body.data.pet)[0];
    for (const id of [theirs, taken, '0d9c0f5e-7c8e-4b59-9d8b-0e4f4f6f9a11']) {
      const { status, body } = await offer(1, { imageIds: [id] });
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'picture.unknown', 'imageIds']);
    }
    expect((await call('GET', '/api/v1/pets/user/my-pets', { as: ali })).body.data.pagination.total).toBe(1);
  });

  test('are taken by one listing only, however many ask at the same time', async () => {
    const id = await ahead();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/api/v1/pets', { as: ali, json: aPet({ imageIds: [id] }) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  });
});

describe('a file that is refused', () => {
  const refused: typeof refusedPictures = [
    ...refusedPictures,
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), 415, 'picture.unsupported-type'],
    ['half a picture', (whole) => whole.subarray(0, whole.length / 2), 400, 'picture.not-a-picture'],
  ];

  test.each(refused)('%s among good ones is named, and nothing is stored', async (_name, make, status, code) => {
    const stored = await pets.objects.list('');
    const files = [...pictures(2), { name: 'strange.jpg', bytes: make(photo) }];
    const answer = await call('POST', '/api/v1/pets', { as: ali, body: formOf(aPet(), files) });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.errors).toEqual([{ path: 'images', code, msg: expect.stringContaining('strange.jpg') }]);
    await noUploadStays();
    // What was taken away before may go meanwhile.
    const kept = await pets.objects.list('');
    expect(kept.filter((name) => !stored.includes(name))).toEqual([]);
    expect((await call('GET', '/api/v1/pets/user/my-pets', { as: ali })).body.data.pets).toEqual([]);
  });

  test.each(refused)('%s with an edit is named, and the listing stays as it was', async (_name, make, status, code) => {
    const before = (await offer(1)).body.data.pet;
    const files = [{ name: 'strange.jpg', bytes: make(photo) }];
    const { body, ...answer } = await call('PUT', `/api/v1/pets/${before.id}`, { as: ali, body: formOf({ name: 'Sheru' }, files) });
    expect([answer.status, body.errors]).toEqual([status, [{ path: 'images', code, msg: expect.stringContaining('strange.jpg') }]]);
    expect((await call('GET', `/api/v1/pets/${before.id}`, { as: ali })).body.data.pet).toEqual(before);
  });

  test.each(refused)('%s sent ahead is named', async (_name, make, status, code) => {
    const { body, ...answer } = await sendAhead(make(photo), ali, 'strange.jpg');
    expect([answer.status, body.errors]).toEqual([status, [{ path: 'image', code, msg: expect.stringContaining('strange.jpg') }]]);
    await noUploadStays();
  });

  test('10 MB exactly is taken', async () => {
    expect((await sendAhead(padded(photo, tenMegabytes))).status).toBe(201);
  });

  test('in a field that takes none is named', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', {
      as: ali,
      body: formOf(aPet(), [{ field: 'paper', bytes: photo }]),
    });
    expect([status, body.errors]).toEqual([400, [{ path: 'paper', code: 'unknown', msg: 'paper takes no file' }]]);
    await noUploadStays();
  });
});

describe('a picture sent ahead', () => {
  test('needs a member, one file and nothing else', async () => {
    expect((await call('POST', '/api/v1/pets/images', { body: formOf({}, [{ field: 'image', bytes: photo }]) })).status).toBe(401);
    const none = await call('POST', '/api/v1/pets/images', { as: ali, body: formOf({}) });
    expect([none.status, none.body.errors[0]]).toEqual([400, { path: 'image', code: 'required', msg: 'At least one image is required' }]);
    const two = await call('POST', '/api/v1/pets/images', {
      as: ali,
      body: formOf({}, [
        { field: 'image', bytes: photo },
        { field: 'image', bytes: photo },
      ]),
    });
    expect([two.status, two.body.code]).toEqual([400, 'picture.too-many']);
    const json = await call('POST', '/api/v1/pets/images', { as: ali, json: {} });
    expect([json.status, json.body.code]).toEqual([415, 'request.unsupported-type']);
    await noUploadStays();
  });

  test('goes away after a day, unless a listing uses it', async () => {
    const [unused, used] = [await ahead(), await ahead()];
    await call('POST', '/api/v1/pets', { as: ali, json: aPet({ imageIds: [used] }) });
    now = new Date(Date.now() + 23 * 3_600_000);
    await pets.sweep();
    expect([await isServed(unused), await isServed(used)]).toEqual([true, true]);
    now = new Date(Date.now() + 25 * 3_600_000);
    await pets.sweep();
    expect([await isServed(unused), await isServed(used)]).toEqual([false, true]);
    expect(await pets.objects.list(`pets/${unused}`)).toEqual([]);
    expect(await pets.objects.list(`pets/${used}`)).toHaveLength(3);
    const late = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ imageIds: [unused] }) });
    expect(late.body.code).toBe('picture.unknown');
  });

  test('is not sent without end', async () => {
    const { id } = (await offer()).body.data.pet;
    const unused = { member_id: ali.userId, width: 1, height: 1, bytes: 1, sent_at: now };
    await pets.database('pictures').insert(Array.from({ length: 100 }, () => ({ ...unused, id: crypto.randomUUID() })));
    for (const { status, body } of [await sendAhead(photo), await offer(1), await edit(id, {}, 1)]) {
      expect([status, body.code]).toEqual([429, 'picture.too-many-unused']);
    }
  });
});

describe('pictures of an edited listing', () => {
  test('stay when they are left out; new ones come after them', async () => {
    const before = (await offer(2)).body.data.pet;
    const { body } = await edit(before.id, { imageIds: [await ahead()] }, 1);
    expect(idsOf(body.data.pet).slice(0, 2)).toEqual(idsOf(before));
    expect(idsOf(body.data.pet)).toHaveLength(4);
  });

  test('are kept as keepImages names them: in that order, those sent ahead among them, the rest is gone at once', async () => {
    const before = (await offer(3)).body.data.pet;
    const [first, second, third] = idsOf(before) as [string, string, string];
    const extra = await ahead();
    const { body } = await edit(before.id, { keepImages: [third, extra, first] });
    expect(idsOf(body.data.pet)).toEqual([third, extra, first]);
    expect([await isServed(second), await isServed(third), await isServed(extra)]).toEqual([false, true, true]);
    await pets.sweep();
    expect(await pets.objects.list(`pets/${second}`)).toEqual([]);
    expect(idsOf((await edit(before.id, { keepImages: '[]' })).body.data.pet)).toEqual([]);
  });

  test('cannot be more than ten, nor somebody else’s', async () => {
    const before = (await offer(9)).body.data.pet;
    expect((await edit(before.id, {}, 2)).body.code).toBe('picture.too-many');
    const theirs = (await sendAhead(photo, sara)).body.data.image.id;
    const { status, body } = await edit(before.id, { keepImages: [theirs] });
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'picture.unknown', 'keepImages']);
    expect(idsOf((await call('GET', `/api/v1/pets/${before.id}`, { as: ali })).body.data.pet)).toEqual(idsOf(before));
  });

  test('that a refused edit brought along are not kept', async () => {
    const before = (await offer(1)).body.data.pet;
    const unused = async () => (await pets.database('pictures').where({ member_id: ali.userId, used_by: null, removed_at: null })).length;
    await call('PUT', `/api/v1/pets/${before.id}`, {
      as: ali,
      body: formOf({ keepImages: ['0d9c0f5e-7c8e-4b59-9d8b-0e4f4f6f9a11'] }, pictures(2)),
    });
    expect(await unused()).toBe(0);
  });

  test('go with the listing', async () => {
    const { id, images } = (await offer(2)).body.data.pet;
    await call('DELETE', `/api/v1/pets/${id}`, { as: ali });
    for (const image of images) expect(await isServed(image.id)).toBe(false);
    await pets.sweep();
    for (const image of images) expect(await pets.objects.list(`pets/${image.id}`)).toEqual([]);
  });
});

test('thirty days after a refusal the pictures of a listing are gone, and it can still be edited', async () => {
  const { id, images } = (await offer(1)).body.data.pet;
  await reject(pets, id, 1, 'Blurred');
  const mine = async () => (await call('GET', `/api/v1/pets/${id}`, { as: ali })).body.data.pet;
  await eventually(async () => (await mine()).approvalStatus === 'rejected');
  now = new Date(Date.now() + 31 * 24 * 3_600_000);
  await pets.sweep();
  expect(await mine()).toMatchObject({ approvalStatus: 'rejected', rejectionReason: 'Blurred', images: [], contentVersion: 2 });
  expect(await pets.objects.list(`pets/${images[0].id}`)).toEqual([]);
  expect((await edit(id, {}, 1)).body.data.pet).toMatchObject({ approvalStatus: 'pending', contentVersion: 3 });
});

describe('a picture as it is served', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(pets.url + path, { headers: { 'cache-control': 'max-age=0', ...headers } });

  test('is WebP, kept privately until its listing is published, for ever after that, and privately again when it is no longer', async () => {
    const pet = (await offer(1)).body.data.pet;
    const [{ urls }] = pet.images;
    const before = await get(urls['320']);
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(Buffer.from(await before.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 60 });

    await approve(pets, pet.id, 1);
    await eventually(async () => (await get(urls['800'])).headers.get('cache-control') === 'public, max-age=86400, immutable');
    const known = await get(urls['800'], { 'if-none-match': before.headers.get('etag')?.replace('320', '800') ?? '' });
    expect([known.status, await known.text()]).toEqual([304, '']);

    await edit(pet.id, { name: 'Sheru' });
    expect((await get(urls['800'])).headers.get('cache-control')).toBe('private, max-age=300');
  });

  test.each([
    'nonsense/320.webp',
    '0d9c0f5e-7c8e-4b59-9d8b-0e4f4f6f9a11/320.webp',
    '0d9c0f5e-7c8e-4b59-9d8b-0e4f4f6f9a11/321.webp',
    '..%2f..%2fetc/passwd',
    '%00/320.webp',
  ])('%s is none', async (path) => {
    const { status, body } = await call('GET', `/media/pets/${path}`);
    expect([status, body.code]).toEqual([404, 'picture.not-found']);
  });
});
