import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { formOf, refusedPictures } from '@paltu/testing/service';
import sharp from 'sharp';
import { aVet, startVets, type RunningVets, type Someone } from './running-vets.ts';

let vets: RunningVets;
let photo: Buffer;
beforeAll(async () => {
  vets = await startVets();
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b45a1e' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => vets.stop());

const send = (method: 'POST' | 'PUT', owner: Someone, files: readonly Uint8Array[]) => {
  const fields = method === 'POST' ? aVet({ consultationFee: '900' }) : {};
  return vets.call(method, '/vets', {
    as: owner,
    body: formOf(
      fields,
      files.map((bytes) => ({ field: 'images', name: 'strange.jpg', bytes })),
    ),
  });
};

describe('a file that is refused', () => {
  test.each(refusedPictures)('%s is named, and nothing is listed or changed', async (_name, make, status, code) => {
    const stranger = await vets.someone();
    const { owner, id } = await vets.someVet();
    const file = make(photo);
    for (const answer of [await send('POST', stranger, [file]), await send('PUT', owner, [file])])
      expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([status, code, 'images']);
    expect((await vets.call('GET', '/vets/user/my-profile', { as: stranger })).status).toBe(404);
    expect((await vets.call('GET', `/vets/${id}`)).body.data.vet.images).toEqual([]);
  });
});

test('a ninth picture is refused', async () => {
  const { status, body } = await send('POST', await vets.someone(), Array<Buffer>(9).fill(photo));
  expect([status, body.code]).toEqual([400, 'picture.too-many']);
});

test('pictures are not sent without end', async () => {
  const [stranger, { owner }] = [await vets.someone(), await vets.someVet()];
  const unused = [stranger, owner].flatMap(({ userId }) =>
    Array.from({ length: 100 }, () => ({ id: crypto.randomUUID(), memberId: userId, width: 1, height: 1, bytes: 1, sentAt: new Date() })),
  );
  await vets.kept.insert('pictures', unused);
  for (const { status, body } of [await send('POST', stranger, [photo]), await send('PUT', owner, [photo])])
    expect([status, body.code]).toEqual([429, 'picture.too-many-unused']);
});

test('pictures that are swept while a profile is listed are not on it', async () => {
  const end = await vets.kept.sweepPictures();
  try {
    const { status, body } = await send('POST', await vets.someone(), [photo]);
    expect([status, body.code]).toEqual([400, 'picture.unknown']);
  } finally {
    await end();
  }
});

test('a picture that a browser has is not sent again; its owner reads it on the own profile', async () => {
  const owner = await vets.someone();
  await send('POST', owner, [photo]);
  const { status, body } = await vets.call('GET', '/vets/user/my-profile', { as: owner });
  expect(status).toBe(200);
  const address = vets.url + body.data.vet.images[0].url;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const known = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('a member who has left cannot list a vet profile', async () => {
  const member = await vets.someone();
  await vets.leaves(member);
  await eventually(
    async () => (await vets.kept.find('presences', { id: member.userId, isAway: true })).length === 1,
    'the event of auth was consumed',
  );
  const { status, body } = await vets.call('POST', '/vets', { as: member, json: aVet() });
  expect([status, body.code]).toEqual([403, 'account.deactivated']);
});
