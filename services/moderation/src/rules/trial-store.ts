import { newId, type Clock } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { PetId } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Review } from '../reviews/review.ts';
import { readBeside } from './listing-facts-store.ts';
import { continueTrial, startTrial, triedSince, trialNotFound, type Trial } from './trial.ts';

/** So many listings are looked at in one transaction: some tenths of a second. */
const lookedAtAtOnce = 500;

const json = ['rule', 'examples', 'last'] as const;

const columnsOf = (trial: Trial) => toColumns(trial, json);
const toReview = (row: object): Review => fromColumns<Review>(row);
const toTrial = (row: object): Trial => fromColumns<Trial>(row);

/** Each has an index of its own. */
const parts = ['not is_deleted and not is_owner_away', '(is_deleted or is_owner_away)'] as const;

const countSql = `select (${parts.map((part) => `(select count(*) from reviews where ${part} and submitted_at between :from and :to)`).join('+')})::int as total`;

const nextIn = (part: string): string => `
  (select * from reviews where ${part} and submitted_at <= :to and (submitted_at, pet_id) > (:after::timestamptz, :afterId::uuid)
    order by submitted_at, pet_id limit ${lookedAtAtOnce})`;

const nextSql = `select * from (${parts.map(nextIn).join(' union all ')}) as tried order by submitted_at, pet_id limit ${lookedAtAtOnce}`;

const firstId = '00000000-0000-0000-0000-000000000000';

/** Those that follow the one looked at last, in the order in which they entered review: none that came after the trial began. */
const nextReviews = async (trx: Knex, { last, startedAt }: Trial): Promise<Review[]> => {
  const after = last ?? { submittedAt: triedSince(startedAt), petId: firstId };
  const { rows }: { rows: object[] } = await trx.raw(nextSql, { to: startedAt, after: after.submittedAt, afterId: after.petId });
  return rows.map(toReview);
};

const continueIn = async (trx: Knex.Transaction, trial: Trial, now: Date): Promise<Trial> => {
  const reviews = await nextReviews(trx, trial);
  const besideOf = await readBeside(trx, reviews, [trial.rule]);
  const next = continueTrial(trial, { reviews, besideOf, isLast: reviews.length < lookedAtAtOnce }, now);
  await trx('rule_trials').where({ id: trial.id }).update(columnsOf(next));
  return next;
};

/** Rules that are tried on the listings of the last days. */
export const ruleTrials = (database: Knex, clock: Clock) => {
  /** One batch of the trial that began first, unless another process has it; false where there is none. */
  const continueOne = (id?: string): Promise<Trial | undefined> =>
    database.transaction(async (trx) => {
      const open = trx('rule_trials').whereNull('finished_at').orderBy('started_at').forUpdate().skipLocked();
      const row = (await (id === undefined ? open : open.where({ id })).first()) as object | undefined;
      return row && continueIn(trx, toTrial(row), clock.now());
    });
  return {
    /** Begins a trial, which takes the place of the one that the admin began before, and looks at the first batch. @throws AppError `request.invalid` */
    start: async (rule: Trial['rule'], startedBy: Trial['startedBy']): Promise<Trial> => {
      const now = clock.now();
      const { rows }: { rows: { total: number }[] } = await database.raw(countSql, { from: triedSince(now), to: now });
      const trial = startTrial({ id: newId(), rule, startedBy }, rows[0]?.total ?? 0, now);
      await database.transaction(async (trx) => {
        await trx('rule_trials').where({ started_by: startedBy }).delete();
        await trx('rule_trials').insert(columnsOf(trial));
      });
      return (await continueOne(trial.id)) ?? trial;
    },
    /** A trial that this admin began. @throws AppError `rule-trial.not-found` */
    get: async (id: string, startedBy: Trial['startedBy']): Promise<Trial> => {
      const row = (await database('rule_trials').where({ id, started_by: startedBy }).first()) as object | undefined;
      if (row === undefined) throw trialNotFound();
      return toTrial(row);
    },
    /** The listings by which a trial shows what it found; those that are gone are left out. */
    examples: async ({ examples }: Trial): Promise<Review[]> => {
      const rows: object[] = await database('reviews')
        .whereIn('pet_id', [...examples])
        .where({ is_deleted: false });
      const byId = new Map(rows.map(toReview).map((review) => [review.petId, review]));
      return examples.flatMap((id: PetId) => byId.get(id) ?? []);
    },
    /** Goes on with all that is open, a batch at a time. */
    continueAll: async (stopping?: AbortSignal): Promise<void> => {
      while (stopping?.aborted !== true && (await continueOne()) !== undefined);
    },
  };
};

export type RuleTrials = ReturnType<typeof ruleTrials>;
