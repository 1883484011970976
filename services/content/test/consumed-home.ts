import { petDeleted, petState, requestState, userErased, userState, vetState } from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAccountChanged, onAdoptionChanged, onPetChanged, onVetChanged } from '../src/totals/totals-events.ts';
import type { HomeRecords } from '../src/totals/totals-store.ts';

const hourMs = 60 * 60_000;

/** What `rule` writes down of a message, as it comes. */
const leftBy = (rule: (recordsIn: () => HomeRecords) => EventRule) =>
  takenBy((take) =>
    rule(() => ({
      keepCounted: async (things) => take(...things),
    })),
  );

const counts = (kind: string, id: unknown, version: number, isCounted: boolean) => ({
  kind,
  id,
  version,
  counted: isCounted ? 1 : 0,
  failed: 0,
  hours: 0,
});

const consumed = (state: { readonly topic: { readonly name: string } }, rest: Pick<ConsumedTopic, 'left' | 'expects'>): ConsumedTopic => ({
  consumer: 'content.home',
  topic: state.topic.name,
  ...rest,
});

export const consumedTopics: readonly ConsumedTopic[] = [
  consumed(userState, {
    left: leftBy(onAccountChanged),
    expects: ({ data, sequence }, type) => {
      const { id, deactivated, suspended } = data['user'] as { id: string; deactivated: boolean; suspended: boolean };
      return [counts('users', id, sequence, type !== userErased.type && !deactivated && !suspended)];
    },
  }),
  consumed(petState, {
    left: leftBy(onPetChanged),
    expects: ({ data, sequence }, type) => {
      const { id, approvalStatus, ownerAway } = data['pet'] as { id: string; approvalStatus: string; ownerAway: boolean };
      return [counts('pets', id, sequence, type !== petDeleted.type && approvalStatus === 'approved' && !ownerAway)];
    },
  }),
  consumed(requestState, {
    left: leftBy(onAdoptionChanged),
    expects: ({ data, sequence }) => {
      const { id, status, createdAt, completedAt } = data['request'] as Record<'id' | 'status', string> & {
        createdAt: Date;
        completedAt: Date | undefined;
      };
      const hours = completedAt === undefined ? 0 : Math.max(0, Math.round((completedAt.getTime() - createdAt.getTime()) / hourMs));
      const hasStayed = status === 'completed';
      return [
        {
          ...counts('adoptions', id, sequence, hasStayed),
          failed: status === 'fell-through' && completedAt !== undefined ? 1 : 0,
          hours: hasStayed ? hours : 0,
        },
      ];
    },
  }),
  consumed(vetState, {
    left: leftBy(onVetChanged),
    expects: ({ data, sequence }) => {
      const vet = data['vet'] as { id: string; public: boolean };
      return [counts('vets', vet.id, sequence, vet.public)];
    },
  }),
];
