import { petCreated, petDeleted, petPublished, petState, type Pet } from '@paltu/contracts';
import { onStates, type EventRule, type ReceivedState } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Activity, ActivityType, FigureRecords } from '../use-cases/ports.ts';

type ReceivedPet = ReceivedState<Pet>;

const types: Readonly<Record<string, ActivityType | undefined>> = {
  [petCreated.type]: 'pet.listed',
  [petPublished.type]: 'pet.published',
};

const activityOf = ({ state: { id, ownerId, name }, event: { type, sequence, time } }: ReceivedPet): Activity[] => {
  const activity = types[type];
  if (activity === undefined) return [];
  return [{ subjectId: id, type: activity, version: sequence, memberId: ownerId as MemberId, action: name, at: time }];
};

const keep = async (records: FigureRecords, states: readonly ReceivedPet[]): Promise<void> => {
  await records.keepPetNames(states.map(({ state: { id, name }, event }) => ({ id, version: event.sequence, name })));
  await records.keepActivities(states.flatMap(activityOf));
  for (const { state, event } of states)
    if (event.type === petPublished.type)
      await records.count({ memberId: state.ownerId as MemberId, kind: 'listing-published', subjectId: state.id });
};

/** What a member offers, and when everybody sees it. */
export const onPetChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onStates(petState, async (states, trx) => {
    const records = recordsIn(trx);
    let kept: ReceivedPet[] = [];
    for (const one of states) {
      if (one.event.type !== petDeleted.type) {
        kept.push(one);
        continue;
      }
      // What was kept before goes with it.
      await keep(records, kept);
      kept = [];
      await records.dropPet(one.state.id);
    }
    await keep(records, kept);
  });
