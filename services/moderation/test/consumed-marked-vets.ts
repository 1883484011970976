import { topics } from '@paltu/contracts';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onVetChanged } from '../src/marks/mark-events.ts';
import type { ThingReport } from '../src/marks/mark.ts';

interface VetOfEvent extends Omit<ThingReport, 'verification' | 'createdAt'> {
  readonly id: string;
  readonly specialty: string;
  readonly clinicName: string;
  readonly qualifications: string;
  readonly featured: boolean;
  readonly verified: boolean;
  readonly hidden: boolean;
  readonly active: boolean;
  readonly ownerAway: boolean;
  readonly createdAt: Date;
  readonly verification: Omit<ThingReport['verification'], 'askedAt'> & { readonly askedAt: Date | undefined };
}

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer: 'moderation.marks',
    topic: topics.vet.name,
    left: takenBy((take) => onVetChanged(() => async (report) => take(report))),
    expects: ({ data, sequence }) => {
      const vet = data['vet'] as VetOfEvent;
      const { id, ownerId, name, specialty, clinicName, qualifications, cityId, featured, verified, hidden } = vet;
      const report: ThingReport = {
        kind: 'vet',
        thingId: id,
        version: sequence,
        ownerId,
        name,
        about: [specialty, clinicName, qualifications],
        cityId,
        marks: { featured, verified, hidden, registered: false },
        waitsForReview: false,
        verification: { ...vet.verification, askedAt: vet.verification.askedAt?.toISOString() ?? null },
        verifiedUntil: vet.verifiedUntil,
        isActive: vet.active,
        isOwnerAway: vet.ownerAway,
        createdAt: vet.createdAt,
        decidedUpTo: vet.decidedUpTo,
      };
      return [report];
    },
  },
];
