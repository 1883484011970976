import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { sweptMeanwhile, type KeptPaperClaims, type PaperRepository, type SentPaper } from './paper.ts';

/** Creates what a service needs to keep papers: call it in a migration of the service. */
export const createPaperTables = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table papers (
    id uuid primary key,
    member_id uuid not null,
    used_by uuid,
    name text not null,
    size integer not null check (size > 0),
    format text not null,
    sent_at timestamptz not null,
    removed_at timestamptz)`);
  await knex.raw('create index papers_unused on papers (sent_at) where used_by is null and removed_at is null');
  await knex.raw('create index papers_removed on papers (removed_at) where removed_at is not null');
  await knex.raw('create index papers_of_member on papers (member_id) include (size)');
};

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
