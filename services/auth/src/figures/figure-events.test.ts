import { expect, test } from '@jest/globals';
import { petCreated, petDeleted, petPublished, petUpdated, type Pet } from '@paltu/contracts';
import type { ReceivedState } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { onPetChanged } from './figure-events.ts';
import type { FigureRecords } from './figure-store.ts';

const noTransaction = undefined as unknown as Transaction;
const received = (id: string, sequence: number, { type }: { readonly type: string }): ReceivedState<Pet> => ({
  state: { id, ownerId: 'owner', name: `${id} ${sequence}` } as Pet,
  event: { type, sequence, time: new Date(0) } as ReceivedState<Pet>['event'],
});

test('of listings whose events come together each is kept, and what was kept of one before it was deleted goes with it', async () => {
  const written: string[] = [];
  const records = {
    keepPetNames: async (pets) => void written.push(...pets.map(({ name }) => `name ${name}`)),
    keepActivities: async (activities) => void written.push(...activities.map(({ type, subjectId }) => `${type} ${subjectId}`)),
    count: async ({ subjectId }) => void written.push(`count ${subjectId}`),
    dropPet: async (id) => void written.push(`drop ${id}`),
  } satisfies Partial<FigureRecords>;
  const rule = onPetChanged(() => records as unknown as FigureRecords);
  await rule.apply(
    [
      received('a', 1, petCreated),
      received('b', 1, petCreated),
      received('a', 2, petDeleted),
      received('b', 2, petPublished),
      received('b', 3, petUpdated),
    ],
    noTransaction,
  );
  expect(written).toEqual([
    'name a 1',
    'name b 1',
    'pet.listed a',
    'pet.listed b',
    'drop a',
    'name b 2',
    'name b 3',
    'pet.published b',
    'count b',
  ]);
});
