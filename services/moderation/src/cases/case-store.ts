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

/** More than anybody reads of their own. */
const mostOwn = 50;

/** What was upheld of an owner, the last one first. */
const upheldOf = async (database: Knex, ownerId: MemberId): Promise<Case[]> => {
  const upheld = database('cases').where({ owner_id: ownerId, status: 'upheld' });
  return ((await upheld.orderBy('decided_at', 'desc').limit(mostOwn)) as object[]).map(toCase);
};

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
    /** Until the transaction ends no other case or objection of this owner is decided: two at once are counted one after the other. */
    listUpheld: async (ownerId: MemberId): Promise<readonly Case[]> => {
      await lock(trx, ownerId, 13);
      return upheldOf(trx, ownerId);
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

/** Between whom a conversation or an adoption request is; both stay as they are. */
export interface Evidence {
  readonly id: string;
  readonly kind: NonNullable<Report['evidenceKind']>;
  readonly oneId: MemberId;
  readonly otherId: MemberId;
}

export const knexEvidence = (trx: Knex.Transaction) => ({
  keep: async (known: readonly Evidence[]): Promise<void> => {
    if (known.length > 0)
      await trx('evidence')
        .insert(known.map((one) => toColumns(one)))
        .onConflict('id')
        .ignore();
  },
  /** The two sides; nobody where no event has come of it. */
  sidesOf: async ({ kind, id }: Pick<Evidence, 'kind' | 'id'>): Promise<readonly MemberId[]> => {
    const row = await trx('evidence').where({ kind, id }).first<{ one_id: MemberId; other_id: MemberId } | undefined>();
    return row === undefined ? [] : [row.one_id, row.other_id];
  },
});
export type KeepEvidence = ReturnType<typeof knexEvidence>['keep'];

/** All that a use case of this slice can write with. */
export interface CaseScope {
  readonly cases: ReturnType<typeof knexCases>;
  readonly things: ReportedThings;
  readonly evidence: Pick<ReturnType<typeof knexEvidence>, 'sidesOf'>;
  readonly admins: ReturnType<typeof knexAdmins>;
  readonly outbox: { append(events: readonly CaseEvent[]): Promise<void> };
  /** Rejects a listing, or hides a store, product or vet, as admins do on their desks. @throws AppError that it cannot be hidden, or is gone */
  readonly hide: (request: ThingName & { readonly reason: string; readonly by: MemberId }) => Promise<void>;
}
export type InCaseTransaction = InTransaction<CaseScope>;

const reinstatedSql = `
  select owner_id, max(objection_decided_at) as at from cases where owner_id = any(?::uuid[]) and reinstates group by owner_id`;

/** When owners were last let in again because an objection was right. */
const listReinstatements = async (trx: Knex.Transaction, ownerIds: string[]): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await trx.raw<{ rows: { owner_id: string; at: Date }[] }>(reinstatedSql, [ownerIds]);
  return new Map(rows.map(({ owner_id: ownerId, at }) => [ownerId, at]));
};

/** Cases that are decided and follow `after`, with what their events hold; held until the transaction ends. */
export const readDecidedCases = async (trx: Knex.Transaction, after: string | undefined, limit: number) => {
  const decided = trx('cases').whereNot({ status: 'open' });
  if (after !== undefined) void decided.where('id', '>', after);
  const cases = ((await decided.orderBy('id').limit(limit).forShare()) as object[]).map(toCase);
  const [ids, ownerIds] = [cases.map(({ id }) => id), cases.map(({ ownerId }) => ownerId)];
  const reports = await listReports(trx, ids);
  const things = await findThings(trx, cases);
  const reinstatements = await listReinstatements(trx, ownerIds);
  return cases.map((known) => ({
    ...{ case: known, reports: reports.get(known.id) ?? [], thingName: things.get(nameOf(known))?.name ?? '' },
    reinstatedAt: reinstatements.get(known.ownerId) ?? null,
  }));
};
export type DecidedCase = Awaited<ReturnType<typeof readDecidedCases>>[number];

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
  /** What was upheld of an owner, the last one first. */
  upheldOf: (ownerId: MemberId) => upheldOf(database, ownerId),
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
