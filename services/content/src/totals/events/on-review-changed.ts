import { reviewRemoved, reviewState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { instantOf } from '@paltu/projections';
import type { HomeRecords } from '../use-cases/ports.ts';

const mostStars = 5;

/** The words of reviews that have all stars; of others nothing is kept but that they are none of these. */
export const onReviewChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(reviewState, async ({ id, vetId, authorId, rating, comment, updatedAt }, { type, sequence }, trx) => {
    const isPraise = rating === mostStars && type !== reviewRemoved.type;
    await recordsIn(trx).keepTestimonial({
      id,
      version: sequence,
      vetId,
      authorId: authorId as MemberId,
      comment: isPraise ? comment.trim() : '',
      reviewedAt: instantOf('updated_at', updatedAt),
    });
  });
