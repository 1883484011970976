import { accessoryRemoved, stockReleased, stockReserved, topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAccessoryChanged, onStoreChanged } from '../src/marks/mark-events.ts';
import type { ThingReport } from '../src/marks/mark.ts';

interface OfEvent extends Omit<ThingReport, 'verification' | 'marks'> {
  readonly id: string;
  readonly type: string;
  readonly services: readonly string[];
  readonly category: string;
  readonly status: string;
  readonly featured: boolean;
  readonly verified: boolean;
  readonly hidden: boolean;
  readonly registered: boolean;
  readonly active: boolean;
  readonly ownerAway: boolean;
  readonly verification: Omit<ThingReport['verification'], 'askedAt'> & { readonly askedAt: Date | undefined };
}

/** What is read of both in the same way. */
const known = ({ id, ownerId, name, createdAt, decidedUpTo }: OfEvent, version: number) => ({
  thingId: id,
  version,
  ownerId,
  name,
  createdAt,
  decidedUpTo,
});

const noPapers = { status: 'none', number: 0, registrationNumber: '', validUntil: '', papers: [], askedAt: null, reason: '' };

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'moderation.marks',
    topic: topics.store.name,
    left: takenBy((take) => onStoreChanged(() => async (report) => take(report))),
    expects: ({ data, sequence }) => {
      const store = data['store'] as OfEvent;
      const { featured, verified, hidden, registered, verification } = store;
      const report = {
        ...known(store, sequence),
        kind: 'store',
        about: [store.type, ...store.services.slice(0, 3)],
        cityId: store.cityId,
        marks: { featured, verified, hidden, registered },
        waitsForReview: false,
        verification: { ...verification, askedAt: verification.askedAt?.toISOString() ?? null },
        verifiedUntil: store.verifiedUntil,
        isActive: store.active,
        isOwnerAway: store.ownerAway,
      };
      return [report];
    },
  },
  {
    consumer: 'moderation.marks',
    topic: topics.accessory.name,
    left: takenBy((take) => onAccessoryChanged(() => async (report) => take(report))),
    expects: ({ data, sequence }, type) => {
      if (type === stockReserved.type || type === stockReleased.type) return [];
      const accessory = data['accessory'] as OfEvent;
      const { featured, hidden } = accessory;
      const report = {
        ...known(accessory, sequence),
        kind: 'accessory',
        about: [accessory.category],
        cityId: '',
        marks: { featured, verified: false, hidden, registered: false },
        waitsForReview: accessory.waitsForReview,
        verification: noPapers,
        verifiedUntil: '',
        isActive: accessory.status === 'active',
        isOwnerAway: type === accessoryRemoved.type,
      };
      return [report];
    },
  },
];
