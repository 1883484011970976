import { adoptionApproved, adoptionRequested, adoptionWords, petHandedOver, requestState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ActivityType, FigureRecords } from '../use-cases/ports.ts';

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [adoptionRequested.type]: 'adoption.requested',
  [adoptionApproved.type]: 'adoption.approved',
  [petHandedOver.type]: 'adoption.completed',
};

/** What a member asks for, what becomes of it, and that somebody asks for a pet of theirs; never who. */
export const onAdoptionChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(requestState, async ({ id, petName, ownerId, requesterId, status }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const memberId = requesterId as MemberId;
    const activity = types[type];
    const entry = { subjectId: id, version: sequence, action: petName, at: time };
    await records.keepAdoption({
      id,
      version: sequence,
      requesterId: memberId,
      isCompleted: adoptionWords.status.toWord(status) === 'completed',
    });
    if (activity !== undefined) await records.keepActivities([{ ...entry, type: activity, memberId }]);
    if (activity === 'adoption.requested')
      await records.keepActivities([{ ...entry, type: 'adoption.received', memberId: ownerId as MemberId }]);
    if (activity === 'adoption.completed') await records.count({ memberId, kind: 'pet-adopted', subjectId: id });
  });
