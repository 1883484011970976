import type { Knex } from 'knex';
import type { Standing, VetId } from '../domain/review.ts';
import type { ReviewStates } from '../use-cases/ports.ts';
import { standingColumns, toStanding } from './knex-standings.ts';
import { toReview } from './review-row.ts';

/** All reviews of at most `limit` vets that follow `after`; nothing is decided about these until `trx` ends. */
export const readReviewStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<ReviewStates> => {
  const held: object[] = await trx('vets')
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...standingColumns);
  const standings = new Map<VetId, Standing>(held.map(toStanding).map((standing) => [standing.id, standing]));
  const rows: object[] = await trx('reviews')
    .whereIn('vet_id', [...standings.keys()])
    .orderBy(['vet_id', 'version']);
  const states = rows.map(toReview).flatMap((review) => {
    const standing = standings.get(review.vetId);
    return standing === undefined ? [] : [{ review, standing }];
  });
  return { states, last: [...standings.keys()].at(-1) };
};
