import { fromColumns, readPage, toColumns } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Message } from '../domain/conversation.ts';
import type { Report, ReportId } from '../domain/report.ts';
import type { ConversationQueries, ConversationScope } from '../use-cases/ports.ts';
import { toMessage } from './message-row.ts';

/** So many of the last messages go with a report. */
const messagesShown = 20;

export const knexReports = (trx: Knex.Transaction): ConversationScope['reports'] => ({
  add: async (report) => {
    await trx('reports').insert(toColumns(report)).onConflict(['conversation_id', 'reporter_id']).ignore();
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

export const knexReportQueries = (database: Knex): Pick<ConversationQueries, 'listReports' | 'listReportedBy'> => ({
  listReports: async (page) => {
    const { rows, counted } = await readPage(database('reports'), 'reported_at desc, id desc', page, totalCap);
    const reports = rows.map((row) => fromColumns<Report>(row));
    const messages = await messagesOf(
      database,
      reports.map(({ id }) => id),
    );
    return { reports: reports.map((report) => ({ ...report, messages: messages.get(report.id) ?? [] })), counted };
  },
  listReportedBy: async (memberId) => {
    const rows: object[] = await database('reports').where({ reporter_id: memberId }).orderBy('reported_at').orderBy('id');
    return rows.map((row) => fromColumns<Report>(row));
  },
});
