import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  contactErased,
  contactUpdated,
  UserType,
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userReinstated,
  userRegistered,
  userRoleChanged,
  userSuspended,
  type ContactSchema,
  type EveryField,
  type UserSchema,
} from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent, type Outbox } from '@paltu/events';
import type { AccountEvent, Account } from './account.ts';

const userTypes = { user: UserType.USER, admin: UserType.ADMIN } as const;

/** What everybody may know of a member: no e-mail, no phone number, no address. */
const publicUser = (account: Account) =>
  ({
    id: account.id,
    version: BigInt(account.version),
    firstName: account.firstName,
    lastName: account.lastName,
    city: account.cityId,
    userType: userTypes[account.userType],
    verified: account.isEmailVerified,
    createdAt: timestampFromDate(account.createdAt),
    deactivated: account.deactivatedAt !== null,
    suspended: account.suspendedAt !== null,
    picture: account.picture ?? undefined,
  }) satisfies EveryField<typeof UserSchema>;

/** Of each only the account is published. */
const definitions = {
  UserRegistered: userRegistered,
  UserProfileUpdated: userProfileUpdated,
  UserDeactivated: userDeactivated,
  UserReactivated: userReactivated,
  UserSuspended: userSuspended,
  UserReinstated: userReinstated,
  UserEmailConfirmed: userEmailConfirmed,
  UserPasswordChanged: userPasswordChanged,
  UserErased: userErased,
} as const;

const toMessage = (event: AccountEvent): OutgoingEvent => {
  const user = publicUser(event.account);
  const envelope = { subject: event.account.id, sequence: event.account.version, time: event.at };
  if (event.type !== 'UserRoleChanged')
    return outgoingEvent(definitions[event.type] as typeof userRegistered, { ...envelope, data: { user } });
  const previousUserType = userTypes[event.previousUserType];
  return outgoingEvent(userRoleChanged, { ...envelope, data: { user, previousUserType } });
};

/** The account as it is, when nothing has happened to it. */
export const stateOfAccount = (account: Account): OutgoingEvent =>
  toMessage({ type: 'UserProfileUpdated', account, at: account.updatedAt });

const contactOf = ({ id, version, email, isEmailVerified, emailVerifiedAt, phone }: Account) =>
  ({
    id,
    version: BigInt(version),
    email,
    emailVerified: isEmailVerified,
    phone,
    emailVerifiedAt: emailVerifiedAt === null ? undefined : timestampFromDate(emailVerifiedAt),
  }) satisfies EveryField<typeof ContactSchema>;

const updated = (account: Account, time: Date): OutgoingEvent =>
  outgoingEvent(contactUpdated, { subject: account.id, sequence: account.version, time, data: { contact: contactOf(account) } });

/** After these a member is, or may be, reached otherwise. */
const changesOfContact: ReadonlySet<AccountEvent['type']> = new Set(['UserRegistered', 'UserProfileUpdated', 'UserEmailConfirmed']);

/** What an event means to those who keep how members are reached. */
const toContactMessages = ({ type, account, at }: AccountEvent): readonly OutgoingEvent[] => {
  if (type === 'UserErased') return [outgoingEvent(contactErased, { subject: account.id, sequence: account.version, time: at, data: {} })];
  return changesOfContact.has(type) ? [updated(account, at)] : [];
};

/** How the member is reached, when nothing has happened. */
export const contactOfAccount = (account: Account): OutgoingEvent => updated(account, account.updatedAt);

/** Where the events of accounts go, in a transaction. */
export const accountOutbox = (outbox: Outbox) => ({
  append: (events: readonly AccountEvent[]): Promise<void> =>
    outbox.append(events.flatMap((event) => [toMessage(event), ...toContactMessages(event)])),
});
