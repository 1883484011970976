import { petCreated, petDeleted, petPublished, petState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Activity, FigureRecords } from '../use-cases/ports.ts';

const types: Readonly<Record<string, Activity['type'] | undefined>> = {
  [petCreated.type]: 'pet.listed',
  [petPublished.type]: 'pet.published',
};

/** What a member offers, and when everybody sees it. */
export const onPetChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(petState, async ({ id, ownerId, name }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const activity = types[type];
    if (type === petDeleted.type) await records.dropActivities(id);
    else if (activity !== undefined)
      await records.addActivity({
        subjectId: id,
        version: sequence,
        memberId: ownerId as MemberId,
        type: activity,
        action: name,
        at: time,
      });
  });
