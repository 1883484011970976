import type { Knex } from 'knex';
import type { WritingStops } from '../use-cases/ports.ts';

/** Who may write nothing, in the transaction `trx`; without an end for ever. */
export const knexWritingStops = (trx: Knex.Transaction): WritingStops => {
  const holding = (at: Date) =>
    trx('writing_stops').where((ends) => void ends.whereNull('stopped_until').orWhere('stopped_until', '>', at));
  return {
    isStopped: async (memberId, at) => (await holding(at).where({ member_id: memberId }).first('member_id')) !== undefined,
    isAddressStopped: async (emailKey, at) => {
      const ofAddress = trx('contacts').whereRaw('lower(email) = ?', [emailKey]).select('id');
      return (await holding(at).whereIn('member_id', ofAddress).first('member_id')) !== undefined;
    },
    stop: async (memberId, until) => {
      // `greatest` passes over null, which is for ever.
      const longest = trx.raw(
        `case when writing_stops.stopped_until is null or excluded.stopped_until is null then null
          else greatest(writing_stops.stopped_until, excluded.stopped_until) end`,
      );
      const row = { member_id: memberId, stopped_until: until };
      await trx('writing_stops').insert(row).onConflict('member_id').merge({ stopped_until: longest });
    },
    lift: async (memberId) => {
      await trx('writing_stops').where({ member_id: memberId }).delete();
    },
  };
};
