import { afterEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { formOf } from '@paltu/testing/service';
import { aPhoto } from './a-photo.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
afterEach(() => auth.stop());

const upload = async (as: { readonly token: string }) => {
  const files = [{ field: 'profileImage', name: 'me.jpg', bytes: await aPhoto() }];
  return auth.one.call('PUT', '/auth/profile/upload', { as, body: formOf({}, files) });
};

test('a member has so many megabytes for pictures of the profile', async () => {
  auth = await startAuth({ variables: { MEMBER_PICTURES_MB: '1' } });
  const member = await registerAndLogIn(auth.one);
  const large = { id: newId(), member_id: member.user.id, used_by: newId(), width: 1, height: 1, bytes: 1_048_576, sent_at: new Date() };
  await auth.one.database('pictures').insert(large);
  expect(await upload(member)).toMatchObject({ status: 409, body: { code: 'picture.room-used-up', errors: [{ path: 'profileImage' }] } });
  expect(await auth.objects.list('')).toEqual([]);
});

test('while the disk is nearly full no picture is taken, and members go on logging in', async () => {
  auth = await startAuth({ variables: { DISK_FLOOR_MB: '1000000000' } });
  const member = await registerAndLogIn(auth.one);
  expect(await upload(member)).toMatchObject({ status: 503, body: { code: 'storage.full' } });
  expect(await auth.uploads()).toEqual([]);
});
