import { orRefuse } from '@paltu/kernel';
import { fromColumns, readPage, toColumns } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Message } from '../domain/conversation.ts';
import { reportNotFound } from '../domain/report-errors.ts';
import type { Report, ReportId } from '../domain/report.ts';
import type { ConversationQueries, ConversationScope, ReadReport } from '../use-cases/ports.ts';
import { toMessage } from './message-row.ts';

/** So many of the last messages go with a report. */
const messagesShown = 20;

export const knexReports = (trx: Knex.Transaction): ConversationScope['reports'] => ({
  add: async (report) => {
    await trx('reports').insert(toColumns(report)).onConflict(['conversation_id', 'reporter_id']).ignore();
  },
  get: async (id) => {
    const row = (await trx('reports').where({ id }).forUpdate().first()) as object | undefined;
    return fromColumns<Report>(orRefuse(row, reportNotFound));
  },
  save: async ({ id, ...report }) => {
    await trx('reports').where({ id }).update(toColumns(report));
  },
});

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

export const knexReportQueries = (
  database: Knex,
): Pick<ConversationQueries, 'findReport' | 'listReports' | 'listReportedBy' | 'listDecidedAbout'> => ({
  findReport: async (id) => (await withMessages(database, await database('reports').where({ id })))[0],
  listReports: async (page, isDecided) => {
    const wanted = database('reports').modify((query) => {
      if (isDecided !== undefined) void (isDecided ? query.whereNotNull('decided_at') : query.whereNull('decided_at'));
    });
    const { rows, counted } = await readPage(wanted, 'reported_at desc, id desc', page, totalCap);
    return { reports: await withMessages(database, rows), counted };
  },
  listDecidedAbout: async (memberId) => {
    const rows: object[] = await database('reports').where({ decided_about: memberId }).orderBy('decided_at').orderBy('id');
    return rows.map((row) => fromColumns<Report>(row));
  },
  listReportedBy: async (memberId) => {
    const rows: object[] = await database('reports').where({ reporter_id: memberId }).orderBy('reported_at').orderBy('id');
    return rows.map((row) => fromColumns<Report>(row));
  },
});
