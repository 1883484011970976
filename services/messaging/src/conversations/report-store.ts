import { orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, preparedRows, readPage, toColumns, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { toMessage } from './conversation-queries-store.ts';
import type { Message } from './conversation.ts';
import { reportNotFound, type Report, type ReportId } from './report.ts';

/** Why a member may not write to another one. */
interface Obstacles {
  /** An admin has stopped the writer. */
  readonly isStopped: boolean;
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
}

const obstacles = {
  name: 'read obstacles of writing',
  text: `select
    exists (select from writing_stops where member_id = $1 and (stopped_until is null or stopped_until > $3)) as "isStopped",
    exists (select from blocks where (blocker_id, blocked_id) in (($1, $2), ($2, $1))) as "isBlocked"`,
};

/** Who wants nothing more from whom, in the transaction `trx`. */
export const knexBlocks = (trx: Knex.Transaction) => ({
  readObstacles: async (writerId: MemberId, receiverId: MemberId, at: Date): Promise<Obstacles> => {
    const [found] = await preparedRows<Obstacles>(trx, obstacles, [writerId, receiverId, at]);
    return found as Obstacles;
  },
  /** Whether a member has blocked another who has this e-mail address, in lower case. */
  isAddressBlocked: async (blockerId: MemberId, emailKey: string): Promise<boolean> => {
    const blocked = trx('blocks').join('contacts', 'contacts.id', 'blocked_id').where({ blocker_id: blockerId });
    return (await blocked.whereRaw('lower(contacts.email) = ?', [emailKey]).first('blocked_id')) !== undefined;
  },
  /** What is blocked stays so. */
  add: async (blockerId: MemberId, blockedId: MemberId, at: Date): Promise<void> => {
    const row = { blocker_id: blockerId, blocked_id: blockedId, blocked_at: at };
    await trx('blocks').insert(row).onConflict(['blocker_id', 'blocked_id']).ignore();
  },
  remove: async (blockerId: MemberId, blockedId: MemberId): Promise<void> => {
    await trx('blocks').where({ blocker_id: blockerId, blocked_id: blockedId }).delete();
  },
});

/** Members whom admins have stopped from writing, in the transaction `trx`; without an end for ever. */
export const knexWritingStops = (trx: Knex.Transaction) => {
  const holding = (at: Date) =>
    trx('writing_stops').where((ends) => void ends.whereNull('stopped_until').orWhere('stopped_until', '>', at));
  return {
    /** Whether a member who is stopped has this e-mail address, in lower case. */
    isAddressStopped: async (emailKey: string, at: Date): Promise<boolean> => {
      const ofAddress = trx('contacts').whereRaw('lower(email) = ?', [emailKey]).select('id');
      return (await holding(at).whereIn('member_id', ofAddress).first('member_id')) !== undefined;
    },
    /** Until then, or for ever; one that holds longer stays. */
    stop: async (memberId: MemberId, until: Date | null): Promise<void> => {
      // `greatest` passes over null, which is for ever.
      const longest = trx.raw(
        `case when writing_stops.stopped_until is null or excluded.stopped_until is null then null
          else greatest(writing_stops.stopped_until, excluded.stopped_until) end`,
      );
      const row = { member_id: memberId, stopped_until: until };
      await trx('writing_stops').insert(row).onConflict('member_id').merge({ stopped_until: longest });
    },
    lift: async (memberId: MemberId): Promise<void> => {
      await trx('writing_stops').where({ member_id: memberId }).delete();
    },
  };
};

/** Reports in the transaction `trx`. */
export const knexReports = (trx: Knex.Transaction) => ({
  /** A second report of one member about one conversation is left aside. */
  add: async (report: Report): Promise<void> => {
    await trx('reports').insert(toColumns(report)).onConflict(['conversation_id', 'reporter_id']).ignore();
  },
  /** Locked until the transaction ends. @throws AppError `report.not-found` */
  get: async (id: ReportId): Promise<Report> => {
    const row = (await trx('reports').where({ id }).forUpdate().first()) as object | undefined;
    return fromColumns<Report>(orRefuse(row, reportNotFound));
  },
  save: async ({ id, ...report }: Report): Promise<void> => {
    await trx('reports').where({ id }).update(toColumns(report));
  },
});

/** So many of the last messages go with a report. */
const messagesShown = 20;

export interface ReadReport extends Report {
  /** The last ones that were there when it was reported, the oldest first. */
  readonly messages: readonly Message[];
}

const messagesOf = async (database: Knex, ids: readonly ReportId[]): Promise<ReadonlyMap<ReportId, Message[]>> => {
  const { rows } = await database.raw<{ rows: object[] }>(
    `select reports.id as report_id, message.* from reports join messages as message
       on message.conversation_id = reports.conversation_id
       and message.number between greatest(1, reports.last_number - ? + 1) and reports.last_number
     where reports.id = any (?::uuid[]) order by message.number`,
    [messagesShown, [...ids]],
  );
  return Map.groupBy(
    rows.map((row) => ({ ...toMessage(row), reportId: fromColumns<{ reportId: ReportId }>(row).reportId })),
    ({ reportId }) => reportId,
  );
};

const withMessages = async (database: Knex, rows: readonly object[]): Promise<ReadReport[]> => {
  const reports = rows.map((row) => fromColumns<Report>(row));
  const messages = await messagesOf(
    database,
    reports.map(({ id }) => id),
  );
  return reports.map((report) => ({ ...report, messages: messages.get(report.id) ?? [] }));
};

interface ReportFilter {
  readonly isDecided?: boolean | undefined;
  /** The side that did not report. */
  readonly about?: string | undefined;
  readonly sortBy: keyof typeof orders;
}

const orders = { newest: 'reported_at desc, id desc', oldest: 'reported_at, id' };

/** Reports and blocks as screens and exports read them. */
export const knexReportQueries = (database: Knex) => ({
  findReport: async (id: ReportId): Promise<ReadReport | undefined> =>
    (await withMessages(database, await database('reports').where({ id })))[0],
  /** Only those that wait, or are decided. Counted no further than one over the cap of totals. */
  listReports: async (
    page: PageWanted,
    { isDecided, about, sortBy }: ReportFilter,
  ): Promise<{ readonly reports: readonly ReadReport[]; readonly counted: number }> => {
    const wanted = database('reports').modify((query) => {
      if (isDecided !== undefined) void (isDecided ? query.whereNotNull('decided_at') : query.whereNull('decided_at'));
      if (about === undefined) return;
      const theirs = database('conversations').where({ owner_id: about }).orWhere({ asker_id: about }).select('id');
      void query.whereIn('conversation_id', theirs).whereNot({ reporter_id: about });
    });
    const { rows, counted } = await readPage(wanted, orders[sortBy], page, totalCap);
    return { reports: await withMessages(database, rows), counted };
  },
  /** What admins decided about a member, the first decision first. */
  listDecidedAbout: async (memberId: MemberId): Promise<readonly Report[]> => {
    const rows: object[] = await database('reports').where({ decided_about: memberId }).orderBy('decided_at').orderBy('id');
    return rows.map((row) => fromColumns<Report>(row));
  },
  /** The first report first. */
  listReportedBy: async (memberId: MemberId): Promise<readonly Report[]> => {
    const rows: object[] = await database('reports').where({ reporter_id: memberId }).orderBy('reported_at').orderBy('id');
    return rows.map((row) => fromColumns<Report>(row));
  },
  /** The first one first. */
  listBlockedBy: async (memberId: MemberId): Promise<readonly { readonly blockedId: MemberId; readonly blockedAt: Date }[]> => {
    const rows: object[] = await database('blocks').where({ blocker_id: memberId }).orderBy('blocked_at').orderBy('blocked_id');
    return rows.map((row) => fromColumns<{ blockedId: MemberId; blockedAt: Date }>(row));
  },
});
export type ReportQueries = ReturnType<typeof knexReportQueries>;
