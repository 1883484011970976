import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactErased, contactUpdated } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { eraseDeactivated, registerAndLogIn, startAuth, type LoggedIn, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const contactOf = ({ user }: LoggedIn) => auth.contactsPublishedAbout(user.id).at(-1)?.as(contactUpdated)?.data.contact;
const isPublishedAs = (member: LoggedIn, wanted: object) =>
  eventually(() => {
    const contact = contactOf(member);
    return contact !== undefined && Object.entries(wanted).every(([field, value]) => contact[field as keyof typeof contact] === value);
  }, JSON.stringify(wanted));
const edit = (as: LoggedIn, over: Record<string, unknown>) =>
  auth.one.call('PUT', '/auth/profile', {
    as,
    json: { firstName: 'Sana', lastName: 'Ahmed', email: as.user.email, phone: '0300 1234567', city: 'Lahore', ...over },
  });

test('how a member is reached is published at the registration and with each change of it; an address that waits is not', async () => {
  const member = await registerAndLogIn(auth.one);
  const { email } = member.user;
  await isPublishedAs(member, { id: member.user.id, email, emailVerified: false, phone: '+923001234567' });
  await edit(member, { phone: '+92 321 7654321' });
  await isPublishedAs(member, { email, phone: '+923217654321' });

  await edit(member, { email: `new-${email}`, phone: '+92 321 7654322' });
  await isPublishedAs(member, { email, phone: '+923217654322' });
  const { token } = await auth.mails.last(`new-${email}`);
  await auth.other.call('POST', '/auth/verify-email', { as: member, json: { token } });
  await isPublishedAs(member, { email: `new-${email}`, emailVerified: true, phone: '+923217654322' });
});

test('a change and its event are one transaction', async () => {
  const member = await registerAndLogIn(auth.one);
  await isPublishedAs(member, { phone: '+923001234567' });
  const { database } = auth.one;
  await database.raw(`alter table outbox add constraint closed check (aggregatetype <> 'auth.contact.v1') not valid`);
  try {
    expect(await edit(member, { phone: '+92 321 7654321' })).toMatchObject({ status: 500 });
  } finally {
    await database.raw('alter table outbox drop constraint closed');
  }
  expect(await database('accounts').where({ id: member.user.id }).first('phone')).toEqual({ phone: '+923001234567' });
});

test('when an account is erased a tombstone follows its contacts', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  await isPublishedAs(member, { email: member.user.email });
  await eraseDeactivated(auth);
  const last = await eventually(
    () => auth.contactsPublishedAbout(member.user.id).find(({ type }) => type === contactErased.type),
    'the tombstone',
  );
  expect(last).toMatchObject({ subject: member.user.id, sequence: 3, record: { value: null } });
  expect(auth.contactsPublishedAbout(member.user.id).at(-1)).toBe(last);
});

test('how members are reached is published again with everything else that an operator republishes', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.republish();
  const again = () => auth.contactsPublishedAbout(member.user.id).filter(({ isRepublished }) => isRepublished);
  await eventually(() => again().length === 1, 'it is published again');
  expect(again()[0]!.as(contactUpdated)!.data.contact).toMatchObject({ email: member.user.email, phone: '+923001234567' });
});
