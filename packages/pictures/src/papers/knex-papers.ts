import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { sweptMeanwhile } from './paper-errors.ts';
import type { SentPaper } from './paper.ts';
import type { KeptPaperClaims, PaperRepository } from './ports.ts';

const isUnused = 'used_by is null and removed_at is null';

/** Papers in the table `papers`. */
export const knexPapers = (database: Knex): PaperRepository => ({
  add: async (papers) => {
    await database('papers').insert(papers.map((paper) => toColumns(paper)));
  },
  storedBytes: async (memberId) => {
    const row = await database('papers').where({ member_id: memberId }).sum({ stored: 'size' }).first();
    return Number(row?.['stored'] ?? 0);
  },
  removeUnused: async (ids, at) => {
    await database('papers').whereIn('id', ids).whereRaw(isUnused).update({ removed_at: at });
  },
  removeUnusedSince: async (before, at) => {
    await database('papers').whereRaw(isUnused).where('sent_at', '<', before).update({ removed_at: at });
  },
  listRemoved: async (after, limit) => {
    const removed = database('papers').whereNotNull('removed_at').orderBy('id').limit(limit);
    if (after !== undefined) void removed.where('id', '>', after.id);
    return ((await removed) as object[]).map((row) => fromColumns<SentPaper>(row));
  },
  forget: async (papers) => {
    const ids = papers.map(({ id }) => id);
    await database('papers').whereIn('id', ids).whereNotNull('removed_at').delete();
  },
  find: async (id) => {
    const row = (await database('papers').where({ id }).whereNull('removed_at').first()) as object | undefined;
    return row && fromColumns<SentPaper>(row);
  },
});

/** Claims in the transaction `trx`. */
export const knexPaperClaims = (trx: Knex.Transaction, at: () => Date): KeptPaperClaims => ({
  claim: async (ids, usedBy) => {
    if (ids.length === 0) return;
    const claimed = await trx('papers').whereIn('id', ids).whereRaw(isUnused).update({ used_by: usedBy });
    if (claimed !== ids.length) throw sweptMeanwhile();
  },
  release: async (ids) => {
    if (ids.length > 0) await trx('papers').whereIn('id', ids).update({ removed_at: at() });
  },
});
