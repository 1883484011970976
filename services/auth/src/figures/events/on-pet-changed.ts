import { petCreated, petDeleted, petPublished, petState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ActivityType, FigureRecords } from '../use-cases/ports.ts';

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [petCreated.type]: 'pet.listed',
  [petPublished.type]: 'pet.published',
};

/** What a member offers, and when everybody sees it. */
export const onPetChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(petState, async ({ id, ownerId, name }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const memberId = ownerId as MemberId;
    const activity = types[type];
    if (type === petDeleted.type) return records.dropPet(id);
    await records.keepPetName({ id, version: sequence, name });
    if (activity !== undefined)
      await records.keepActivity({ subjectId: id, type: activity, version: sequence, memberId, action: name, at: time });
    if (activity === 'pet.published') await records.count({ memberId, kind: 'listing-published', subjectId: id });
  });
