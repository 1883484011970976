import { reviewRemoved, reviewState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FigureRecords } from '../use-cases/ports.ts';

/** The reviews that a member writes, and that somebody reviewed them; never who. One that is removed does not count. */
export const onReviewChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(reviewState, async ({ id, authorId, vetOwnerId, authorErased }, { type, sequence, time }, trx) => {
    const records = recordsIn(trx);
    const isGiven = type !== reviewRemoved.type;
    const given = { subjectId: id, type: 'review.given', version: sequence } as const;
    const received = { ...given, type: 'review.received' } as const;
    await records.keepReview({ id, version: sequence, authorId: authorId as MemberId, isGiven });
    if (!isGiven) {
      await records.dropActivity(given);
      await records.dropActivity(received);
      return;
    }
    if (authorErased) return;
    await records.keepActivities([
      { ...given, memberId: authorId as MemberId, action: '', at: time },
      { ...received, memberId: vetOwnerId as MemberId, action: '', at: time },
    ]);
  });
