import { memberView, presentMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { formerMember } from '@paltu/reference';
import { data, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { thingKinds } from '../domain/thing.ts';
import { sides, type Conversation } from '../domain/conversation.ts';
import type { ConversationQueries, ReadReport } from '../use-cases/ports.ts';

export interface ReportRouteNeeds {
  readonly queries: Pick<ConversationQueries, 'listReports' | 'findMany'>;
  readonly members: MemberDirectory;
}

const reportView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    reason: z.string(),
    reporter: memberView,
    thing: z.strictObject({ kind: z.enum(thingKinds), id: z.uuid(), name: z.string() }),
    owner: memberView,
    asker: memberView.nullable(),
    visitor: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    /** The last ones when it was reported, whole. */
    messages: z.array(z.strictObject({ number: z.int(), side: z.enum(sides), text: z.string(), sentAt: z.iso.datetime() })),
    reportedAt: z.iso.datetime(),
  })
  .meta({ id: 'ConversationReport' });

const present = (report: ReadReport, conversation: Conversation, members: MembersById): z.input<typeof reportView> => {
  const { thingKind, thingId, thingName, ownerId, askerId, visitor } = conversation;
  return {
    _id: report.id,
    id: report.id,
    reason: report.reason,
    reporter: presentMember(report.reporterId, members),
    thing: { kind: thingKind, id: thingId, name: thingName || formerMember },
    owner: presentMember(ownerId, members),
    asker: askerId && presentMember(askerId, members),
    visitor: visitor && { name: visitor.name, email: visitor.email },
    messages: report.messages.map(({ number, side, text, sentAt }) => ({ number, side, text, sentAt: sentAt.toISOString() })),
    reportedAt: report.reportedAt.toISOString(),
  };
};

/** What admins look at. */
export const reportRoutes = ({ queries, members }: ReportRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/messages/reports',
    access: 'admin',
    limit: 'reads',
    summary: 'Conversations that one of their sides has reported, the newest report first, with the last messages of then',
    query: z.object(pageQuery(20)),
    answers: { 200: data({ reports: z.array(reportView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { reports, counted } = await queries.listReports(query);
      const conversations = await queries.findMany(reports.map(({ conversationId }) => conversationId));
      const ids = [...conversations.values()].flatMap(({ ownerId, askerId }) => [ownerId, ...(askerId === null ? [] : [askerId])]);
      const known = await members.find(ids);
      const shown = reports.flatMap((report) => {
        const conversation = conversations.get(report.conversationId);
        return conversation === undefined ? [] : [present(report, conversation, known)];
      });
      return ok({ reports: shown, pagination: paginationOf(query, counted) });
    },
  }),
];
