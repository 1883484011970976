import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userProfileUpdated } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { aRegistration, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

/** A profile as the screen sends it; only what changes needs to be given. */
const edit = (as: Member, over: Record<string, unknown> = {}) =>
  auth.one.call('PUT', '/auth/profile', {
    as,
    json: { firstName: 'Sana', lastName: 'Ahmed', email: as.user.email, phone: '0300 1234567', city: 'Lahore', ...over },
  });
const profileOf = async (as: Member) => (await auth.one.call('GET', '/auth/profile', { as })).body.data.user;
const logIn = (email: string) => auth.one.call('POST', '/auth/login', { json: { email, password: 'Chinar-Tree-42' } });
const aNewAddress = () => aRegistration().email;

test('a member edits the profile, and the new name is published', async () => {
  const member = await registerAndLogIn(auth.one);
  const change = {
    firstName: 'Sara',
    lastName: 'Malik',
    phone: '+92 321 7654321',
    city: 'Karachi',
    address: '',
    bio: 'بلیوں کی دوست\nand dogs',
  };
  const { status, body } = await edit(member, change);
  const expected = { ...change, fullName: 'Sara Malik', phone: '+923217654321', email: member.user.email, pendingEmail: null };
  expect({ status, message: body.message, user: body.data.user }).toMatchObject({
    status: 200,
    message: 'Profile updated successfully! 🎉',
    user: expected,
  });
  expect(await profileOf(member)).toMatchObject(body.data.user);
  await eventually(() => auth.publishedAbout(member.user.id).length === 2, 'it is published');
  expect(auth.publishedAbout(member.user.id)[1]!.as(userProfileUpdated)!.data.user).toMatchObject({
    firstName: 'Sara',
    lastName: 'Malik',
    version: 2n,
  });
});

test('what is left out stays, and an edit that changes nothing publishes nothing', async () => {
  const member = await registerAndLogIn(auth.one);
  await edit(member, { bio: 'A friend of cats' });
  expect((await edit(member)).body.data.user).toMatchObject({ bio: 'A friend of cats', address: '12 Mall Road' });
  expect(await auth.one.database('accounts').where({ id: member.user.id }).first('version')).toEqual({ version: 2 });
});

test('a new address counts once its link was opened; the old one is notified, before and after', async () => {
  const member = await registerAndLogIn(auth.one);
  const [old, wanted] = [member.user.email, aNewAddress()];
  const { body } = await edit(member, { email: wanted });
  expect(body.data.user).toMatchObject({ email: old, pendingEmail: wanted });
  expect(await logIn(wanted)).toMatchObject({ status: 401 });
  const { token, subject } = await auth.mails.last(wanted);
  expect(subject).toBe('Confirm your new email address');
  const wasMailed = async (words: string) => (await auth.mails.to(old)).some((mail) => mail.subject === words && mail.token === undefined);
  await eventually(() => wasMailed('Your email address is about to change'), 'the old one is notified');
  expect(await auth.other.call('POST', '/auth/verify-email', { as: member, json: { token } })).toMatchObject({ status: 200 });
  expect(await profileOf(member)).toMatchObject({ email: wanted, pendingEmail: null, isEmailVerified: true });
  expect(await logIn(wanted)).toMatchObject({ status: 200 });
  expect(await logIn(old)).toMatchObject({ status: 401 });
  await eventually(() => wasMailed('Your email address was changed'), 'the old one is notified again');
});

test('an edit of something else leaves the address that waits, and asks for no second mail', async () => {
  const member = await registerAndLogIn(auth.one);
  const wanted = aNewAddress();
  await edit(member, { email: wanted });
  await edit(member, { email: wanted, bio: 'Once more' });
  expect((await edit(member, { firstName: 'Sara' })).body.data.user).toMatchObject({ pendingEmail: wanted, firstName: 'Sara' });
  await eventually(async () => (await auth.one.database('mails')).length === 0, 'no mail waits');
  expect(await auth.mails.to(wanted)).toHaveLength(1);
});

const cancel = (as: Parameters<typeof edit>[0]) => auth.other.call('DELETE', '/auth/profile/pending-email', { as });

test('a new address is cancelled: its link opens nothing, and it is free for others; repeated it answers the same', async () => {
  const member = await registerAndLogIn(auth.one);
  const wanted = aNewAddress();
  await edit(member, { email: wanted });
  const { token } = await auth.mails.last(wanted);
  const { version } = await auth.one.database('accounts').where({ id: member.user.id }).first('version');
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await cancel(member);
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Your email address stays as it is.' });
    expect(body.data.user).toMatchObject({ email: member.user.email, pendingEmail: null });
  }
  expect(await auth.one.database('accounts').where({ id: member.user.id }).first('version')).toEqual({ version: version + 1 });
  expect(await auth.one.call('POST', '/auth/verify-email', { json: { token } })).toMatchObject({
    status: 400,
    body: { code: 'email-token.invalid' },
  });
  expect(await profileOf(member)).toMatchObject({ email: member.user.email, pendingEmail: null, isEmailVerified: false });
  expect(await edit(await registerAndLogIn(auth.one), { email: wanted })).toMatchObject({ status: 200 });
});

test('an address that somebody has is refused', async () => {
  const [member, other] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  expect(await edit(member, { email: other.user.email.toUpperCase() })).toMatchObject({
    status: 409,
    body: { code: 'account.email-taken', errors: [{ path: 'email' }] },
  });
});

test('a member tries five addresses an hour, and everything else as often as before', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let time = 0; time < 5; time += 1) expect(await edit(member, { email: aNewAddress() })).toMatchObject({ status: 200 });
  const { status, body, headers } = await edit(member, { email: aNewAddress() });
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'request.too-many' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await edit(member, { bio: 'Still here' })).toMatchObject({ status: 200 });
});

test.each(['051-2345678', '+44 7700 900123', '00923001234567', '۰۳۰۰ ۱۲۳۴۵۶۷'])(
  'the phone number %p, with which a member registers, is saved again with the profile',
  async (phone) => {
    const member = await registerAndLogIn(auth.one, { phone });
    const stored = (await auth.one.call('GET', '/auth/profile', { as: member })).body.data.user.phone;
    expect(await edit(member, { phone: stored, bio: 'Cats and birds' })).toMatchObject({
      status: 200,
      body: { data: { user: { phone: stored } } },
    });
  },
);

test('a member has one name only', async () => {
  const member = await registerAndLogIn(auth.one);
  const { status, body } = await edit(member, { firstName: 'Shireen', lastName: '' });
  expect({ status, user: body.data.user }).toMatchObject({ status: 200, user: { lastName: '', fullName: 'Shireen' } });
});

test.each([
  ['firstName', ' ', 'required', 'First name is required'],
  [
    'firstName',
    'evil.example',
    'link',
    'First name must not look like a web address: please leave out / and :, and put a space after a dot',
  ],
  ['lastName', 'M.Ali.Khan', 'link', 'Last name must not look like a web address: please leave out / and :, and put a space after a dot'],
  ['email', '', 'required', 'Email is required'],
  ['email', 'sana@', 'invalid', 'Please enter a valid email address'],
  ['phone', '', 'required', 'Phone number is required'],
  ['phone', '0300 12345', 'invalid', 'Please enter a valid Pakistani phone number'],
  ['phone', '0300 123456', 'invalid', 'Please enter a valid Pakistani phone number'],
  ['phone', '+44 20 7946', 'invalid', 'Please enter a valid Pakistani phone number'],
  ['city', '', 'required', 'City is required'],
  ['city', 'Atlantis', 'unknown-city', 'Please choose a city from the list'],
  ['address', 'x'.repeat(201), 'too-long', 'Address must be at most 200 characters long'],
  ['bio', 'x'.repeat(501), 'too-long', 'Bio must be at most 500 characters long'],
  ['userType', 'admin', 'unknown', 'userType is not a known field'],
  ['isEmailVerified', true, 'unknown', 'isEmailVerified is not a known field'],
])('a profile whose %s is %p is refused as %s', async (path, value, code, msg) => {
  const member = await registerAndLogIn(auth.one);
  const { status, body } = await edit(member, { [path]: value });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, code, msg }] });
});

test('who has no account any more edits nothing, and cancels nothing', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.database('accounts').where({ id: member.user.id }).delete();
  expect(await edit(member)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
  expect(await cancel(member)).toMatchObject({ status: 404, body: { code: 'account.not-found' } });
});
