import { orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, readPage, toColumns, updateRow, type InTransaction, type PageWanted } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  caseNotFound,
  type Case,
  type CaseEvent,
  type CaseId,
  type FalseReports,
  type Report,
  type ReportedThing,
  type ThingName,
} from './case.ts';

/** What can be reported, by its id: of a listing that was never public, of what is hidden and of who is away members see nothing. */
const thingsSql = `
  select 'pet' as kind, pet_id as thing_id, (pet ->> 'ownerId')::uuid as owner_id, pet ->> 'name' as name,
         null as place_kind, null as place_id,
         is_deleted or is_owner_away or (owner_status <> 'approved' and previous is null) as is_gone
    from reviews where pet_id = any(:ids::uuid[])
  union all
  select case kind when 'accessory' then 'product' else kind end, thing_id, owner_id, name, null, null,
         is_owner_away or not is_active or (marks ->> 'hidden')::boolean
    from marked_things where kind in ('vet', 'store', 'accessory') and thing_id = any(:ids::uuid[])
  union all
  select 'member', id, id, trim(first_name || ' ' || last_name), null, null, (first_name, last_name) = ('', '')
    from members where id = any(:ids::uuid[])
  union all
  select kind, id, author_id, '', place_kind, place_id, is_gone from reportable_texts where id = any(:ids::uuid[])`;

const nameOf = ({ kind, thingId }: ThingName): string => `${kind}/${thingId}`;

/** What was reported, by `kind/thingId`; nothing for what no event has come of. */
const findThings = async (database: Knex, names: readonly ThingName[]): Promise<ReadonlyMap<string, ReportedThing>> => {
  if (names.length === 0) return new Map();
  const ids = names.map(({ thingId }) => thingId);
  const { rows } = await database.raw<{ rows: object[] }>(thingsSql, { ids });
  const things = rows.map((row) => fromColumns<ReportedThing>(row));
  return new Map(things.map((thing) => [nameOf(thing), thing]));
};

export const knexReportedThings = (database: Knex) => ({
  findMany: (names: readonly ThingName[]) => findThings(database, names),
  find: async (name: ThingName): Promise<ReportedThing | undefined> => (await findThings(database, [name])).get(nameOf(name)),
});
export type ReportedThings = ReturnType<typeof knexReportedThings>;

const toCase = (row: object): Case => fromColumns<Case>(row);
const toReport = (row: object): Report => fromColumns<Report>(row);

const columnsOf = ({ kind, thingId }: ThingName) => ({ kind, thing_id: thingId });

const listReports = async (database: Knex, caseIds: readonly CaseId[]): Promise<ReadonlyMap<CaseId, Report[]>> => {
  const rows: object[] = await database('case_reports').whereIn('case_id', caseIds).orderBy(['reported_at', 'id']);
  return Map.groupBy(rows.map(toReport), ({ caseId }) => caseId);
};

const upheldOf = (database: Knex, ownerId: MemberId) => database('cases').where({ owner_id: ownerId, status: 'upheld' });

/** Only one transaction at a time works on what has this name; the numbers are those of locks of moderation. */
const lock = async (trx: Knex.Transaction, name: string, number: 12 | 13): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, ?))', [name, number]);
};

/** Cases and their reports, in the transaction `trx`: a case that was read stays locked until it ends. */
export const knexCases = (trx: Knex.Transaction) => {
  const withReports = async (known: Case) => ({ case: known, reports: (await listReports(trx, [known.id])).get(known.id) ?? [] });
  return {
    /** The one that waits. Nobody else opens one of this thing until the transaction ends. */
    findOpen: async (name: ThingName) => {
      await lock(trx, nameOf(name), 12);
      const row = (await trx('cases')
        .where({ ...columnsOf(name), status: 'open' })
        .forUpdate()
        .first()) as object | undefined;
      return row && (await withReports(toCase(row)));
    },
    /** @throws AppError `case.not-found` */
    get: async (id: CaseId) =>
      withReports(toCase(orRefuse((await trx('cases').where({ id }).forUpdate().first()) as object | undefined, caseNotFound))),
    add: async (opened: Case): Promise<void> => void (await trx('cases').insert(toColumns(opened))),
    save: async ({ id, ...changed }: Case): Promise<void> => updateRow(trx, 'cases', id, toColumns(changed)),
    addReport: async (report: Report): Promise<void> => void (await trx('case_reports').insert(toColumns(report))),
    /** Which of them were false, and when that was decided. */
    judgeReports: async (caseId: CaseId, reports: readonly Report[]): Promise<void> => {
      const falseIds = reports.filter(({ isFalse }) => isFalse).map(({ id }) => id);
      const judgedAt = reports[0]?.judgedAt ?? null;
      await trx('case_reports')
        .where({ case_id: caseId })
        .update({ judged_at: judgedAt, is_false: trx.raw('id = any(?::uuid[])', [falseIds]) });
    },
    falseReportsOf: async (reporterId: MemberId, since: Date): Promise<FalseReports> => {
      const falseOnes = trx('case_reports').where({ reporter_id: reporterId, is_false: true }).where('judged_at', '>', since);
      const row = await falseOnes.max({ last: 'judged_at' }).count({ total: '*' }).first();
      return { count: Number(row?.['total'] ?? 0), lastAt: (row?.['last'] ?? null) as Date | null };
    },
    /** Until the transaction ends no other case of this owner is decided: two at once are counted one after the other. */
    countUpheld: async (ownerId: MemberId, since: Date): Promise<number> => {
      await lock(trx, ownerId, 13);
      const row = await upheldOf(trx, ownerId).where('decided_at', '>', since).count({ total: '*' }).first();
      return Number(row?.['total'] ?? 0);
    },
    /** What a member wrote goes with the account; cases stay. */
    forget: async (memberId: MemberId): Promise<void> => {
      await trx('case_reports')
        .where({ reporter_id: memberId })
        .update({ reporter_id: null, text: '', evidence_kind: null, evidence_id: null });
      await trx('cases').where({ owner_id: memberId }).whereNotNull('objection').update({ objection: '' });
    },
  };
};

interface KnownAdmin {
  readonly id: MemberId;
  readonly version: number;
  readonly isAdmin: boolean;
}

/** Who is an admin now: admins alone, who are few, have a row. */
export const knexAdmins = (trx: Knex.Transaction) => ({
  list: (): Promise<MemberId[]> => trx('admins').orderBy('id').pluck<MemberId[]>('id'),
  keep: async ({ id, version, isAdmin }: KnownAdmin): Promise<void> => {
    if (isAdmin) await upsertNewer(trx, 'admins', [{ id, version }]);
    else await trx('admins').where({ id }).where('version', '<=', version).delete();
  },
});
export type KeepAdmin = ReturnType<typeof knexAdmins>['keep'];

/** A review or a comment, as far as its events have arrived. */
export interface ReportableText {
  readonly id: string;
  readonly kind: 'review' | 'comment';
  readonly version: number;
  readonly authorId: MemberId;
  readonly placeKind: NonNullable<ReportedThing['placeKind']>;
  readonly placeId: string;
  readonly isGone: boolean;
}

export const keepText =
  (trx: Knex.Transaction) =>
  (text: ReportableText): Promise<void> =>
    upsertNewer(trx, 'reportable_texts', [text]);
export type KeepText = ReturnType<typeof keepText>;

/** All that a use case of this slice can write with. */
export interface CaseScope {
  readonly cases: ReturnType<typeof knexCases>;
  readonly things: ReportedThings;
  readonly admins: ReturnType<typeof knexAdmins>;
  readonly outbox: { append(events: readonly CaseEvent[]): Promise<void> };
  /** Rejects a listing, or hides a store, product or vet, as admins do on their desks. @throws AppError that it cannot be hidden, or is gone */
  readonly hide: (request: ThingName & { readonly reason: string; readonly by: MemberId }) => Promise<void>;
}
export type InCaseTransaction = InTransaction<CaseScope>;

/** More than anybody reads of their own. */
const mostOwn = 50;

/** Cases as screens read them, without locks. @param cap totals are counted no further than one over it. */
export const knexCaseQueries = (database: Knex, cap = totalCap) => ({
  /** Those that wait in their order, or those that are decided, the last one first; never those about the admin who looks. */
  list: async (isWaiting: boolean, viewer: MemberId, page: PageWanted) => {
    const wanted = database('cases').whereNot({ owner_id: viewer });
    void (isWaiting ? wanted.whereNotNull('ranked_at') : wanted.whereNull('ranked_at'));
    const { rows, counted } = await readPage(wanted, isWaiting ? 'ranked_at, id' : 'decided_at desc, id desc', page, cap);
    return { cases: rows.map(toCase), counted };
  },
  find: async (id: CaseId): Promise<Case | undefined> => {
    const row = (await database('cases').where({ id }).first()) as object | undefined;
    return row && toCase(row);
  },
  reportsOf: (caseIds: readonly CaseId[]) => listReports(database, caseIds),
  /** What was upheld of an owner, the last one first, and how much of it since then. */
  upheldOf: async (ownerId: MemberId, since: Date) => {
    const rows: object[] = await upheldOf(database, ownerId).orderBy('decided_at', 'desc').limit(mostOwn);
    const cases = rows.map(toCase);
    return { cases, count: cases.filter(({ decidedAt }) => decidedAt !== null && decidedAt > since).length };
  },
  /** What a member has reported, the last report first, with its case. */
  reportedBy: async (memberId: MemberId, limit = mostOwn) => {
    const rows: object[] = await database('case_reports').where({ reporter_id: memberId }).orderBy('reported_at', 'desc').limit(limit);
    const reports = rows.map(toReport);
    const caseRows: object[] = await database('cases').whereIn(
      'id',
      reports.map(({ caseId }) => caseId),
    );
    const cases = new Map(caseRows.map(toCase).map((known) => [known.id, known]));
    return reports.flatMap((report) => {
      const known = cases.get(report.caseId);
      return known === undefined ? [] : [{ report, case: known }];
    });
  },
  /** What was upheld of a member, also where the objection was right; the last one first. */
  decidedAbout: async (memberId: MemberId, limit = mostOwn): Promise<readonly Case[]> => {
    const about = database('cases').where({ owner_id: memberId }).whereIn('status', ['upheld', 'overturned']);
    return ((await about.orderBy('decided_at', 'desc').limit(limit)) as object[]).map(toCase);
  },
});
export type CaseQueries = ReturnType<typeof knexCaseQueries>;
