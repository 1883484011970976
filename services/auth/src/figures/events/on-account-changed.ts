import {
  userDeactivated,
  userEmailConfirmed,
  userErased,
  userPasswordChanged,
  userProfileUpdated,
  userReactivated,
  userRegistered,
  userRoleChanged,
  userState,
} from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ActivityType, FigureRecords } from '../use-cases/ports.ts';

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [userRegistered.type]: 'account.registered',
  [userProfileUpdated.type]: 'account.updated',
  [userDeactivated.type]: 'account.deactivated',
  [userReactivated.type]: 'account.reactivated',
  [userEmailConfirmed.type]: 'email.confirmed',
  [userPasswordChanged.type]: 'password.changed',
  [userRoleChanged.type]: 'role.changed',
};

/** What a member does with their own account. */
export const onAccountChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(userState, async ({ id, verified }, { type, sequence, time, isRepublished }, trx) => {
    const records = recordsIn(trx);
    const memberId = id as MemberId;
    const activity = types[type];
    if (type === userErased.type) return records.forgetMember(memberId);
    if (verified) await records.count({ memberId, kind: 'email-confirmed', subjectId: id });
    if (activity !== undefined && !isRepublished)
      await records.keepActivities([{ subjectId: id, type: activity, version: sequence, memberId, action: '', at: time }]);
  });
