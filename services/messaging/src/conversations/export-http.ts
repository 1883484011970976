import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import type { ConversationQueries } from './conversation-queries-store.ts';
import { thingKinds } from './conversation.ts';
import type { ReportQueries } from './report-store.ts';
import { reportDecisions } from './report.ts';
import type { VerifiedEmail } from './visitor-store.ts';

const instant = z.iso.datetime();

const messagesView = z.array(
  z.strictObject({
    id: z.uuid(),
    conversationId: z.uuid(),
    about: z.strictObject({ kind: z.enum(thingKinds), id: z.uuid() }),
    text: z.string(),
    sentAt: instant,
  }),
);

const blocksView = z.array(z.strictObject({ memberId: z.uuid(), blockedAt: instant }));

const decisionsView = z.array(
  z.strictObject({ decision: z.enum(reportDecisions), reason: z.string(), until: instant.nullable(), decidedAt: instant }),
);

const reportsView = z.array(z.strictObject({ conversationId: z.uuid(), reason: z.string(), reportedAt: instant }));

interface ExportNeeds {
  readonly queries: Pick<ConversationQueries, 'listWrittenBy'> &
    Pick<ReportQueries, 'listBlockedBy' | 'listReportedBy' | 'listDecidedAbout'>;
  /** Undefined as long as nobody has shown that the address is theirs. */
  readonly verifiedEmailOf: (memberId: MemberId) => Promise<VerifiedEmail | undefined>;
}

const messagesOf = async ({ queries, verifiedEmailOf }: ExportNeeds, memberId: MemberId): Promise<z.input<typeof messagesView>> =>
  (await queries.listWrittenBy({ memberId, verified: await verifiedEmailOf(memberId) })).map(
    ({ id, conversationId, thingKind, thingId, text, sentAt }) => ({
      id,
      conversationId,
      about: { kind: thingKind, id: thingId },
      text,
      sentAt: sentAt.toISOString(),
    }),
  );

const blocksOf = async ({ queries }: ExportNeeds, memberId: MemberId): Promise<z.input<typeof blocksView>> =>
  (await queries.listBlockedBy(memberId)).map(({ blockedId, blockedAt }) => ({ memberId: blockedId, blockedAt: blockedAt.toISOString() }));

const reportsOf = async ({ queries }: ExportNeeds, memberId: MemberId): Promise<z.input<typeof reportsView>> =>
  (await queries.listReportedBy(memberId)).map(({ conversationId, reason, reportedAt }) => ({
    conversationId,
    reason,
    reportedAt: reportedAt.toISOString(),
  }));

/** What was dismissed was nothing. */
const decisionsOf = async ({ queries }: ExportNeeds, memberId: MemberId): Promise<z.input<typeof decisionsView>> =>
  (await queries.listDecidedAbout(memberId)).flatMap(({ decision, decisionReason: reason, stoppedUntil, decidedAt }) =>
    decision === null || decision === 'dismissed' || decidedAt === null
      ? []
      : [{ decision, reason, until: stoppedUntil?.toISOString() ?? null, decidedAt: decidedAt.toISOString() }],
  );

/** What is kept of a member here: what they wrote, logged in or as a visitor with their address, whom they blocked, what they reported, what admins decided about them. */
export const exportParts = (needs: ExportNeeds) => ({
  messages: { view: messagesView, present: (memberId: MemberId) => messagesOf(needs, memberId) },
  blockedMembers: { view: blocksView, present: (memberId: MemberId) => blocksOf(needs, memberId) },
  reportedConversations: { view: reportsView, present: (memberId: MemberId) => reportsOf(needs, memberId) },
  decisionsAboutMe: { view: decisionsView, present: (memberId: MemberId) => decisionsOf(needs, memberId) },
});
