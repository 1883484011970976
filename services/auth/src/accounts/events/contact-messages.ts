import { contactErased, contactUpdated } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent } from '@paltu/events';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account } from '../domain/account.ts';

const updated = ({ id, version, email, isEmailVerified, phone }: Account, time: Date): OutgoingEvent => {
  const contact = { id, version: BigInt(version), email, emailVerified: isEmailVerified, phone };
  return outgoingEvent(contactUpdated, { subject: id, sequence: version, time, data: { contact } });
};

/** What an event means to those who keep how members are reached. */
export const toContactMessages = ({ type, account, at }: AccountEvent): readonly OutgoingEvent[] => {
  switch (type) {
    case 'UserRegistered':
    case 'UserProfileUpdated':
    case 'UserEmailConfirmed':
      return [updated(account, at)];
    case 'UserErased':
      return [outgoingEvent(contactErased, { subject: account.id, sequence: account.version, time: at, data: {} })];
    case 'UserRoleChanged':
    case 'UserDeactivated':
    case 'UserReactivated':
    case 'UserPasswordChanged':
      return [];
  }
};

/** How the member is reached, when nothing has happened. */
export const contactOfAccount = (account: Account): OutgoingEvent => updated(account, account.updatedAt);
