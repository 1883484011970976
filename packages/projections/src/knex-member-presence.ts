import type { MemberId } from '@paltu/kernel';
import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Absence, ExplainedPresence, FindAway } from './member-presence.ts';

/** For a migration of the service that uses `knexMemberPresence`. */
export const createPresencesTable = async (knex: Knex): Promise<void> => {
  await knex.raw('create table presences (id uuid primary key, version bigint not null, is_away boolean not null)');
};

/**
 * For a migration, too: the version at which a member is suspended, and whether they have left all the same. A release before raises `version`
 * alone, and what it keeps is then no suspension.
 */
export const addSuspensions = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table presences add column suspended_version bigint, add column has_left boolean not null default false');
};

/** Where a service keeps who is there. */
export interface PresenceTable {
  /** By default, `presences` with its `id`. */
  readonly table?: string;
  readonly idColumn?: string;
  /** Of its locks, which are numbers that follow from a member's id: of a member nothing may be known yet. Releases that run side by side share it. */
  readonly lockSeed: number;
  /** Keeps a row of who never left, too, with `member_since`. */
  readonly ofEverybody?: boolean;
  /** Keeps who is suspended apart from who has left, with `suspended_version` and `has_left`. Elsewhere who is suspended has left. */
  readonly keepsSuspensions?: boolean;
}

type Mode = 'alone' | 'shared';

const neither: Absence = { hasLeft: false, isSuspended: false };

const absenceColumns = `has_left or suspended_version is distinct from version as "hasLeft",
  suspended_version is not distinct from version as "isSuspended"`;

const statementsOf = ({ table = 'presences', idColumn = 'id', lockSeed, keepsSuspensions = false }: PresenceTable) => ({
  alone: { name: 'lock presence', text: `select pg_advisory_xact_lock(hashtextextended($1, ${lockSeed}))` },
  shared: { name: 'share presence', text: `select pg_advisory_xact_lock_shared(hashtextextended($1, ${lockSeed}))` },
  // In the order of the ids that they are given.
  aloneOrShared: {
    name: 'lock or share presences',
    text: `select case when is_alone then pg_advisory_xact_lock(hashtextextended(id, ${lockSeed}))
        else pg_advisory_xact_lock_shared(hashtextextended(id, ${lockSeed})) end
      from unnest($1::text[], $2::boolean[]) as held (id, is_alone)`,
  },
  sharedAll: {
    name: 'share presences',
    text: `select pg_advisory_xact_lock_shared(hashtextextended(id, ${lockSeed})) from unnest($1::text[]) as id`,
  },
  away: { name: 'who is away', text: `select ${idColumn} as id from ${table} where ${idColumn} = any ($1::uuid[]) and is_away` },
  absence: {
    name: 'why away',
    text: `select ${keepsSuspensions ? absenceColumns : 'true as "hasLeft", false as "isSuspended"'}
      from ${table} where ${idColumn} = $1 and is_away`,
  },
});

/** A release before kept a member who is suspended as one who is there, or has left: the same version, published again, then has it right. */
const isKnown = (known: Record<string, unknown>, row: Record<string, unknown>): boolean => {
  const [before, version] = [Number(known['version']), Number(row['version'])];
  const isSuspended = (of: Record<string, unknown>): boolean => Number(of['suspended_version'] ?? -1) === Number(of['version']);
  return before > version || (before === version && known['is_away'] === row['is_away'] && isSuspended(known) === isSuspended(row));
};

/** Whether members are there, in a transaction. Takes its locks before any thing of theirs is locked, the lower id first. */
export const knexMemberPresence = (options: PresenceTable): ((trx: Knex.Transaction) => ExplainedPresence) => {
  const { table = 'presences', idColumn = 'id', ofEverybody = false, keepsSuspensions = false } = options;
  const { away, absence, aloneOrShared, sharedAll, ...locks } = statementsOf(options);
  return (trx) => {
    const hold = (id: MemberId, mode: Mode) => preparedRows(trx, locks[mode], [id]);
    const findAway = async (ids: readonly MemberId[]): Promise<readonly MemberId[]> =>
      (await preparedRows<{ id: MemberId }>(trx, away, [ids])).map(({ id }) => id);
    return {
      isAway: async (memberId) => {
        await hold(memberId, 'shared');
        return (await findAway([memberId])).length > 0;
      },
      absenceOf: async (memberId) => {
        await hold(memberId, 'shared');
        return (await preparedRows<Absence>(trx, absence, [memberId]))[0] ?? neither;
      },
      listAwayAmong: async (memberIds) => {
        if (memberIds.length === 0) return [];
        const all = [...new Set(memberIds)].sort();
        await preparedRows(trx, sharedAll, [all]);
        return findAway(all);
      },
      listAway: async (newcomer, other) => {
        const both = [...new Set([newcomer, other])].sort();
        await preparedRows(trx, aloneOrShared, [both, both.map((id) => id === newcomer)]);
        return findAway(both);
      },
      keep: async ({ memberId, version, isAway, hasLeft, isSuspended, memberSince }) => {
        await hold(memberId, 'alone');
        const known = await trx(table)
          .where({ [idColumn]: memberId })
          .first<Record<string, unknown> | undefined>();
        const row = {
          ...{ [idColumn]: memberId, version, is_away: isAway },
          ...(ofEverybody ? { member_since: memberSince } : {}),
          ...(keepsSuspensions ? { suspended_version: isSuspended ? version : null, has_left: hasLeft } : {}),
        };
        if (known === undefined ? !isAway && !ofEverybody : isKnown(known, row)) return false;
        await trx(table).insert(row).onConflict(idColumn).merge();
        return true;
      },
    };
  };
};

/** By the table of `knexMemberPresence`. */
export const knexFindAway =
  (database: Knex, { table = 'presences', idColumn = 'id' }: Pick<PresenceTable, 'table' | 'idColumn'> = {}): FindAway =>
  async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await database(table)
      .whereIn(idColumn, [...new Set(ids)])
      .where({ is_away: true })
      .select<{ id: MemberId }[]>({ id: idColumn });
    return new Set(rows.map(({ id }) => id));
  };
