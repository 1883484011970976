import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { userProfileUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aBomb, anAnimation, formOf, padded } from '@paltu/testing/service';
import sharp from 'sharp';
import { aPhoto } from './a-photo.ts';
import { aRegistration, eraseDeactivated, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

const fiveMegabytes = 5 * 1_048_576;

let auth: RunningAuth;
let photo: Buffer;
beforeAll(async () => {
  [auth, photo] = await Promise.all([startAuth(), aPhoto()]);
});
afterAll(() => auth.stop());

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

const field = 'profileImage';
const upload = (as: Member, bytes: Uint8Array = photo, fields: Record<string, unknown> = {}, process = auth.one) =>
  process.call('PUT', '/auth/profile/upload', { as, body: formOf(fields, [{ field, name: 'me.jpg', bytes }]) });
const profileOf = async (as: Member) => (await auth.other.call('GET', '/auth/profile', { as })).body.data.user;
const served = (path: string) => fetch(auth.other.url + path);
const cacheOf = async (path: string) => (await served(path)).headers.get('cache-control');
const filesOf = (id: string) => auth.objects.list(`auth/${id}`);
const sweep = () => auth.one.runJob('sweep pictures');
const noUploadStays = () => eventually(async () => (await auth.uploads()).length === 0, 'no upload stays');

describe('a member', () => {
  test('gives the profile a picture: re-encoded, without its metadata, published to everybody', async () => {
    const member = await registerAndLogIn(auth.one);
    const { status, body } = await upload(member);
    const { id } = body.data.user.profileImage;
    expect({ status, message: body.message, picture: body.data.user.profileImage }).toEqual({
      status: 200,
      message: 'Profile updated successfully! 🎉',
      picture: {
        id,
        url: `/media/auth/${id}/800.webp`,
        width: 60,
        height: 40,
        urls: { 320: `/media/auth/${id}/320.webp`, 800: `/media/auth/${id}/800.webp`, 1600: `/media/auth/${id}/1600.webp` },
      },
    });
    expect(await profileOf(member)).toMatchObject(body.data.user);
    const picture = await served(body.data.user.profileImage.url);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
    });
    const bytes = Buffer.from(await picture.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.exif, bytes.includes('Lahore')]).toEqual(['webp', undefined, false]);
    expect((await sharp(photo).metadata()).exif?.includes('Lahore')).toBe(true);
    const etag = picture.headers.get('etag') ?? '';
    expect((await auth.one.call('GET', body.data.user.profileImage.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await eventually(() => auth.publishedAbout(member.user.id).length === 2, 'it is published');
    expect(auth.publishedAbout(member.user.id)[1]!.as(userProfileUpdated)!.data.user?.picture).toMatchObject({ id, width: 60, height: 40 });
    await noUploadStays();
  });

  test('edits what comes along with it; what is left out stays', async () => {
    const member = await registerAndLogIn(auth.one);
    const { body } = await upload(member, photo, { firstName: 'Sara', phone: '0321 7654321', bio: 'بلیوں کی دوست' });
    expect(body.data.user).toMatchObject({
      firstName: 'Sara',
      lastName: 'Ahmed',
      phone: '+923217654321',
      bio: 'بلیوں کی دوست',
      address: '12 Mall Road',
      email: member.user.email,
    });
  });

  test('changes the picture: the one before it is gone at once, and its files soon', async () => {
    const member = await registerAndLogIn(auth.one);
    const before = (await upload(member)).body.data.user.profileImage;
    const after = (await upload(member, await aPhoto(90, 90))).body.data.user.profileImage;
    expect([(await served(before.url)).status, (await served(after.url)).status]).toEqual([404, 200]);
    await sweep();
    expect([await filesOf(before.id), (await filesOf(after.id)).length]).toEqual([[], 3]);
  });

  test('who sends two at once keeps the later one only', async () => {
    const member = await registerAndLogIn(auth.one);
    const answers = await Promise.all([upload(member), upload(member, photo, {}, auth.other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { id } = (await profileOf(member)).profileImage;
    const statuses = answers.map(async ({ body }) => (await served(body.data.user.profileImage.url)).status);
    expect((await Promise.all(statuses)).sort()).toEqual([200, 404]);
    const kept = await auth.one.database('pictures').where({ member_id: member.user.id, removed_at: null }).select('id');
    expect(kept).toEqual([{ id }]);
  });

  test('takes the picture away, and it is gone', async () => {
    const member = await registerAndLogIn(auth.one);
    const { url } = (await upload(member)).body.data.user.profileImage;
    const { firstName, lastName, email, phone, city } = await profileOf(member);
    const json = { firstName, lastName, email, phone, city };
    expect((await auth.one.call('PUT', '/auth/profile', { as: member, json })).body.data.user.profileImage).toMatchObject({ url });
    const { body } = await auth.one.call('PUT', '/auth/profile', { as: member, json: { ...json, profileImage: null } });
    expect(body.data.user.profileImage).toBeNull();
    expect((await served(url)).status).toBe(404);
  });

  test('who leaves is kept by no cache, who comes back is shown again, and of who does not nothing stays', async () => {
    const member = await registerAndLogIn(auth.one);
    const { id, url } = (await upload(member)).body.data.user.profileImage;
    const leave = (as: { token: string }) => auth.one.call('DELETE', '/auth/deactivate', { as });
    await leave(member);
    expect(await cacheOf(url)).toBe('private, max-age=300');
    const back = await auth.one.call('POST', '/auth/reactivate', { json: { email: member.user.email, password: 'Chinar-Tree-42' } });
    expect(await cacheOf(url)).toBe('public, max-age=86400, immutable');
    await leave(back.body.data);
    await eraseDeactivated(auth);
    expect((await served(url)).status).toBe(404);
    await sweep();
    expect(await filesOf(id)).toEqual([]);
  });
});

const notAPicture = 'Please select a valid image file';

describe('is refused, and the profile stays as it was:', () => {
  let member: Member;
  let unchanged: object;
  beforeAll(async () => {
    member = await registerAndLogIn(auth.one);
    unchanged = (await upload(member)).body.data.user;
  });

  const expectUnchanged = async (stored: string[]) => {
    expect(await profileOf(member)).toMatchObject(unchanged);
    await noUploadStays();
    await sweep();
    expect(await auth.objects.list('')).toEqual(stored);
  };

  test.each([
    ['text', () => Buffer.from('I am no picture'), [400, 'picture.not-a-picture', notAPicture]],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'picture.unsupported-type', notAPicture]],
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), [415, 'picture.unsupported-type', notAPicture]],
    ['half a picture', () => photo.subarray(0, photo.length / 2), [400, 'picture.not-a-picture', notAPicture]],
    ['a bomb', () => aBomb(), [400, 'picture.too-many-pixels', '"me.jpg" has too many pixels']],
    ['an animation of 1,200 frames', () => anAnimation(1_200), [400, 'picture.too-complex', '"me.jpg" is too complex to be read']],
    ['5 MB and one byte', () => padded(photo, fiveMegabytes + 1), [413, 'picture.too-large', 'Image size should be less than 5MB']],
  ] as const)('%s', async (_name, bytes, [status, code, msg]) => {
    await sweep();
    const stored = await auth.objects.list('');
    const answer = await upload(member, await bytes(), { firstName: 'Sara' });
    expect([answer.status, answer.body.code, answer.body.errors]).toEqual([status, code, [{ path: field, code, msg }]]);
    await expectUnchanged(stored);
  });

  const twoFiles = () =>
    formOf({}, [
      { field, bytes: photo },
      { field, bytes: photo },
    ]);
  const withFields = (fields: Record<string, unknown>) => formOf(fields, [{ field, bytes: photo }]);

  test.each([
    ['no file', () => formOf({ firstName: 'Sara' }), [400, 'request.invalid', { path: field, code: 'required', msg: notAPicture }]],
    ['two files', twoFiles, [400, 'picture.too-many', { path: field, msg: 'Only one image can be sent at a time' }]],
    ['a file elsewhere', () => formOf({}, [{ field: 'bio', bytes: photo }]), [400, 'request.invalid', { path: 'bio', code: 'unknown' }]],
    ['an empty name', () => withFields({ firstName: ' ' }), [400, 'request.invalid', { msg: 'First name is required' }]],
    ['another role', () => withFields({ userType: 'admin' }), [400, 'request.invalid', { path: 'userType', code: 'unknown' }]],
  ] as const)('%s', async (_name, form, [status, code, error]) => {
    await sweep();
    const stored = await auth.objects.list('');
    const answer = await auth.one.call('PUT', '/auth/profile/upload', { as: member, body: form() });
    expect([answer.status, answer.body.code, answer.body.errors]).toEqual([status, code, [expect.objectContaining(error)]]);
    await expectUnchanged(stored);
  });

  test('what is no form, or a broken one', async () => {
    const put = (body: string, type: string) =>
      auth.one.call('PUT', '/auth/profile/upload', { as: member, body, headers: { 'content-type': type } });
    expect(await put('{}', 'application/json')).toMatchObject({ status: 415, body: { code: 'request.unsupported-type' } });
    const broken = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="me.jpg"\r\n\r\nhalf`;
    expect(await put(broken, 'multipart/form-data; boundary=x')).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
    await noUploadStays();
  });

  test('an address that somebody has, before the picture is looked at', async () => {
    const other = await registerAndLogIn(auth.one);
    const answer = await upload(member, photo, { email: other.user.email });
    expect(answer).toMatchObject({ status: 409, body: { code: 'account.email-taken', errors: [{ path: 'email' }] } });
    expect(await profileOf(member)).toMatchObject(unchanged);
    await noUploadStays();
  });
});

test('5 MB exactly is taken', async () => {
  expect(await upload(await registerAndLogIn(auth.one), padded(photo, fiveMegabytes))).toMatchObject({ status: 200 });
});

test('one address too many in an hour is refused here too', async () => {
  const member = await registerAndLogIn(auth.one);
  const change = () => upload(member, photo, { email: aRegistration().email });
  for (let time = 0; time < 5; time += 1) expect(await change()).toMatchObject({ status: 200 });
  expect(await change()).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
});

test('who has a hundred pictures that nothing uses sends no more', async () => {
  const member = await registerAndLogIn(auth.one);
  const sent_at = auth.clock.now();
  const rows = Array.from({ length: 100 }, () => ({ id: newId(), member_id: member.user.id, width: 1, height: 1, bytes: 1, sent_at }));
  await auth.one.database('pictures').insert(rows);
  expect(await upload(member)).toMatchObject({ status: 429, body: { code: 'picture.too-many-unused' } });
});

test('who has no account any more has no picture', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await upload(member)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});

test.each(['nonsense/320.webp', `${newId()}/320.webp`, `${newId()}/321.webp`])('%s is no picture', async (path) => {
  expect(await auth.one.call('GET', `/media/auth/${path}`)).toMatchObject({ status: 404, body: { code: 'picture.not-found' } });
});
