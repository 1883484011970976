import type { Knex } from 'knex';
import type { Marks } from '../domain/marks.ts';
import type { KeptMarks } from '../use-cases/follow-marks.ts';

/** How stores and vets were marked at their last event. */
export const knexThingMarks = (trx: Knex.Transaction): KeptMarks => ({
  find: async (id) => (await trx('thing_marks').where({ id }).first<{ marks: Marks } | undefined>('marks'))?.marks,
  keep: async (id, version, marks) => {
    await trx('thing_marks')
      .insert({ id, version, marks: JSON.stringify(marks) })
      .onConflict('id')
      .merge();
  },
});
