import { petCreated, petDeleted, petPublished, petState, type Pet } from '@paltu/contracts';
import { onStates, type EventRule, type ToldState } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Activity, ActivityType, FigureRecords } from '../use-cases/ports.ts';

type ToldPet = ToldState<Pet>;

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [petCreated.type]: 'pet.listed',
  [petPublished.type]: 'pet.published',
};

const activityOf = ({ state: { id, ownerId, name }, event: { type, sequence, time } }: ToldPet): Activity[] => {
  const activity = types[type];
  if (activity === undefined) return [];
  return [{ subjectId: id, type: activity, version: sequence, memberId: ownerId as MemberId, action: name, at: time }];
};

const keep = async (records: FigureRecords, told: readonly ToldPet[]): Promise<void> => {
  await records.keepPetNames(told.map(({ state: { id, name }, event }) => ({ id, version: event.sequence, name })));
  await records.keepActivities(told.flatMap(activityOf));
  for (const { state, event } of told)
    if (event.type === petPublished.type)
      await records.count({ memberId: state.ownerId as MemberId, kind: 'listing-published', subjectId: state.id });
};

/** What a member offers, and when everybody sees it. */
export const onPetChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onStates(petState, async (told, trx) => {
    const records = recordsIn(trx);
    let kept: ToldPet[] = [];
    for (const one of told) {
      if (one.event.type !== petDeleted.type) {
        kept.push(one);
        continue;
      }
      // What was told before goes with it.
      await keep(records, kept);
      kept = [];
      await records.dropPet(one.state.id);
    }
    await keep(records, kept);
  });
