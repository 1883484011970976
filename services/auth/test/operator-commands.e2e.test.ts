import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userEmailConfirmed } from '@paltu/contracts';
import { runProgram, type TestService } from '@paltu/testing/service';
import { aRegistration, startOneAuth } from './running-auth.ts';

let auth: TestService;
beforeAll(async () => void (auth = await startOneAuth()));
afterAll(() => auth.stop());

const run = (program: string, args: string[], input?: string) =>
  runProgram(`services/auth/src/${program}`, args, { DATABASE_URL: auth.databaseUrl }, input);
const grant = (...args: string[]) => run('grant-admin-command.ts', args);
const vouch = (...args: string[]) => run('vouch-for-email-command.ts', args);
const open = (accounts: unknown) => run('open-accounts-command.ts', [], JSON.stringify(accounts));

test('the command makes an admin, reports it, and reports when there is nothing to do', async () => {
  const registration = aRegistration({ firstName: 'Ali', lastName: 'Raza', email: 'ali@example.com' });
  expect(await auth.call('POST', '/auth/register', { json: registration })).toMatchObject({ status: 201 });

  expect(await grant('ALI@example.com')).toEqual({
    code: 0,
    out: 'Ali Raza <ali@example.com> is an admin from the next login or refresh on.\n',
    err: '',
  });
  expect(await grant('ali@example.com')).toEqual({ code: 0, out: 'Ali Raza <ali@example.com> is an admin already.\n', err: '' });
  expect(await grant('nobody@example.com')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('No account has the address nobody@example.com'),
  });
  expect(await grant()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('make admin email=') });
});

test('an operator vouches for an address, as often as they like; it is published once', async () => {
  const { body } = await auth.call('POST', '/auth/register', { json: aRegistration({ email: 'sara@example.com', firstName: 'Sara' }) });
  const { id } = body.data.user;
  const verified = { code: 0, out: 'The address of Sara Ahmed <sara@example.com> is verified.\n', err: '' };
  expect(await vouch('SARA@example.com')).toEqual(verified);
  expect(await vouch('sara@example.com')).toEqual(verified);
  expect(await auth.database('accounts').where({ id }).first('is_email_verified', 'version')).toEqual({
    is_email_verified: true,
    version: 2,
  });
  expect(await auth.database('outbox').where({ aggregateid: id, type: userEmailConfirmed.type })).toHaveLength(1);
  expect(await vouch('nobody@example.com')).toMatchObject({ code: 1, err: expect.stringContaining('nobody@example.com') });
  expect(await vouch()).toMatchObject({ code: 2 });
});

test('an operator vouches for several addresses at once; the first that nobody has ends it', async () => {
  for (const email of ['omar@example.com', 'hira@example.com']) {
    await auth.call('POST', '/auth/register', { json: aRegistration({ email, firstName: 'Omar' }) });
  }
  expect(await vouch('omar@example.com', 'nobody@example.com', 'hira@example.com')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nobody@example.com'),
  });
  const { code, out } = await vouch('omar@example.com', 'hira@example.com');
  expect({ code, lines: out.trim().split('\n').length }).toEqual({ code: 0, lines: 2 });
  const verified = await auth.database('accounts').where({ is_email_verified: true }).pluck('email');
  expect(verified).toEqual(expect.arrayContaining(['omar@example.com', 'hira@example.com']));
});

test('an operator opens many accounts at once, verified, one of them an admin; those that are open stay as they are', async () => {
  const people = ['Nadia', 'Imran'].map((firstName) => ({
    ...aRegistration({ firstName, email: `${firstName}@example.com` }),
    isAdmin: firstName === 'Nadia',
  }));
  expect(await open(people)).toEqual({ code: 0, out: '2 accounts are open.\n', err: '' });
  const rows = () => auth.database('accounts').whereIn('email', ['Nadia@example.com', 'Imran@example.com']).orderBy('email').select();
  const opened = await rows();
  expect(opened).toMatchObject([
    { first_name: 'Imran', user_type: 'user', is_email_verified: true },
    { first_name: 'Nadia', user_type: 'admin', is_email_verified: true },
  ]);
  for (const { email, password } of people)
    expect(await auth.call('POST', '/auth/login', { json: { email, password } })).toMatchObject({ status: 200 });
  expect(await open(people.map((one) => ({ ...one, firstName: 'Omar' })))).toMatchObject({ code: 0 });
  expect(await rows()).toEqual(opened);
  expect(await open([{ ...people[0], password: 'short' }])).toMatchObject({ code: 1, err: expect.stringContaining('Password') });
});

test('an account that is open already is not made an admin', async () => {
  const known = aRegistration({ firstName: 'Zara', email: 'zara@example.com' });
  await auth.call('POST', '/auth/register', { json: known });
  const rows = () => auth.database('accounts').where({ email: 'zara@example.com' }).select();
  const before = await rows();
  const asked = [aRegistration({ email: 'kamil@example.com' }), { ...known, isAdmin: true }];
  expect(await open(asked)).toMatchObject({ code: 1, err: expect.stringContaining('row 2: zara@example.com has an account already') });
  expect(await rows()).toEqual(before);
});
