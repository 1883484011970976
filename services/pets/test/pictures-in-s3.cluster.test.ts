import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually, startS3Server, type S3Server, type TestActor } from '@paltu/testing';
import { formOf, type CallService } from '@paltu/testing/service';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let s3: S3Server;
let pets: RunningPets;
let call: CallService;
let ali: TestActor;
let photo: Buffer;

beforeAll(async () => {
  s3 = await startS3Server();
  const variables = {
    OBJECT_STORE_URL: `s3://pet-pictures?endpoint=${s3.endpoint}&region=${s3.region}`,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
  };
  pets = await startPets({ variables });
  call = pets.call;
  ali = await pets.tokens.issue();
  photo = await aPhoto();
});
afterAll(async () => {
  await pets.stop();
  await s3.drop();
});

const offer = () => call('POST', '/api/v1/pets', { as: ali, body: formOf(aPet({}), [{ name: 'photo.jpg', bytes: photo }]) });
const picture = (url: string) => fetch(`${pets.url}${url}`);

test('a picture of a listing is kept in the bucket, in three widths, and served from it', async () => {
  const { status, body } = await offer();
  expect(status).toBe(201);
  const [{ id, urls }] = body.data.pet.images;
  expect(await pets.objects.list('')).toEqual(expect.arrayContaining([expect.stringContaining(id)]));
  for (const url of Object.values(urls as Record<string, string>)) {
    const answer = await picture(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  }
});

test('while S3 is away what needs it answers 503, the rest answers; when it is back nothing acknowledged is lost', async () => {
  const before = (await offer()).body.data.pet;
  await s3.kill();
  const refused = await offer();
  expect([refused.status, refused.body.code]).toEqual([503, 'service.unavailable']);
  expect((await picture(before.images[0].url)).status).toBe(503);
  expect((await call('GET', '/api/v1/pets', {})).status).toBe(200);
  expect((await call('GET', '/api/v1/pets/user/my-pets', { as: ali })).body.data.pets).toHaveLength(2);

  await s3.start();
  expect((await picture(before.images[0].url)).status).toBe(200);
  expect((await offer()).status).toBe(201);
});

test('the files of a deleted listing leave the bucket, also when S3 was away at the time', async () => {
  const { id, images } = (await offer()).body.data.pet;
  await s3.kill();
  expect((await call('DELETE', `/api/v1/pets/${id}`, { as: ali })).status).toBeLessThan(300);
  await expect(pets.sweep()).rejects.toMatchObject({ kind: 'unavailable' });
  await s3.start();
  await eventually(async () => (await pets.sweep()) > 0 || undefined, 'the sweep');
  expect((await pets.objects.list('')).filter((key) => key.includes(images[0].id))).toEqual([]);
});
