import { memberView, presentMember, type MembersById } from '@paltu/projections';
import { formerMember } from '@paltu/reference';
import { z } from 'zod';
import { sides, type Conversation } from '../domain/conversation.ts';
import { reportDecisions, type Report } from '../domain/report.ts';
import { thingKinds } from '../domain/thing.ts';
import type { ReadReport } from '../use-cases/ports.ts';

const instant = z.iso.datetime();

const decisionView = z.strictObject({
  decision: z.enum(reportDecisions),
  /** What the one who was reported was answered; empty when it was dismissed. */
  reason: z.string(),
  by: memberView,
  /** Until then nothing may be written; null for ever, or where nothing was stopped. */
  until: instant.nullable(),
  decidedAt: instant,
  /** When an admin let them write again. */
  liftedAt: instant.nullable(),
});

export const reportView = z
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
    messages: z.array(z.strictObject({ number: z.int(), side: z.enum(sides), text: z.string(), sentAt: instant })),
    reportedAt: instant,
    /** Null as long as it waits. */
    decision: decisionView.nullable(),
  })
  .meta({ id: 'ConversationReport' });

const presentDecision = (report: Report, members: MembersById): z.input<typeof decisionView> | null => {
  const { decision, decisionReason: reason, decidedBy, decidedAt, stoppedUntil, liftedAt } = report;
  if (decision === null || decidedBy === null || decidedAt === null) return null;
  const by = presentMember(decidedBy, members);
  const [until, lifted] = [stoppedUntil?.toISOString() ?? null, liftedAt?.toISOString() ?? null];
  return { decision, reason, by, until, decidedAt: decidedAt.toISOString(), liftedAt: lifted };
};

/** Whose names a report shows. */
export const membersOf = ({ reporterId, decidedBy }: Report, { ownerId, askerId }: Conversation) =>
  [reporterId, ownerId, askerId, decidedBy].filter((id) => id !== null);

export const presentReport = (report: ReadReport, conversation: Conversation, members: MembersById): z.input<typeof reportView> => {
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
    decision: presentDecision(report, members),
  };
};
