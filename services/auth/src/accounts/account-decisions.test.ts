import { expect, test } from '@jest/globals';
import { anAccount } from '../../test/an-account.ts';
import { register, changeRole } from './account-decisions.ts';
import { emailKey } from './account.ts';

const at = new Date('2026-03-02T10:00:00Z');

test('a newcomer is a user whose e-mail is not verified, and that is published', () => {
  const { id, firstName, lastName, email, phone, cityId, address, marketingEmails, passwordHash } = anAccount();
  const { state: account, events } = register(
    id,
    { firstName, lastName, email, phone, cityId, address, marketingEmails, passwordHash },
    at,
  );
  expect(account).toMatchObject({ id, version: 1, userType: 'user', isEmailVerified: false, bio: '', picture: null, createdAt: at });
  expect(events).toEqual([{ type: 'UserRegistered', account, at }]);
});

test('an address belongs to one person however it is written', () => {
  expect(emailKey(' Sana@Example.COM ')).toBe(emailKey('sana@example.com'));
});

test('a member who becomes an admin gets a new version, and that is published with the role before', () => {
  const { state: account, events } = changeRole(anAccount({ version: 4 }), 'admin', at);
  expect(account).toMatchObject({ userType: 'admin', version: 5, updatedAt: at });
  expect(events).toEqual([{ type: 'UserRoleChanged', account, previousUserType: 'user', at }]);
});

test('an admin who is granted the role again stays as is, and nothing is published', () => {
  const admin = anAccount({ userType: 'admin' });
  expect(changeRole(admin, 'admin', at)).toEqual({ state: admin, events: [] });
});
