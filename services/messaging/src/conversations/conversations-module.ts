import { projector } from '@paltu/events';
import { forgetIdempotencyKeys, knexIdempotencyKeys } from '@paltu/idempotency';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import { memberFollower, whenErased, type ContactDirectory, type MemberDirectory, type OnContactErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { exportRoute, type Exported } from '@paltu/service-kit';
import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { knexBlocks } from './data/knex-blocks.ts';
import { knexConversationQueries } from './data/knex-conversation-queries.ts';
import { knexConversationTopics } from './data/knex-conversation-topics.ts';
import { knexConversationRepository } from './data/knex-conversation-repository.ts';
import { knexReportQueries, knexReports } from './data/knex-reports.ts';
import { knexThingDirectory, knexThingRecords } from './data/knex-things.ts';
import { knexWritingStops } from './data/knex-writing-stops.ts';
import { limiterMessages } from './data/limiter-messages.ts';
import { membersIn } from './data/members-in.ts';
import { verifiedEmailIn, verifiedEmails } from './data/verified-emails.ts';
import { visitorId } from './data/visitor-id.ts';
import type { MessageId } from './domain/conversation.ts';
import { messageOutbox } from './events/message-messages.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { onStoreChanged } from './events/on-store-changed.ts';
import { onVetChanged } from './events/on-vet-changed.ts';
import { conversationPresenter } from './http/conversation-presenter.ts';
import { exportParts } from './http/export-view.ts';
import { readingRoutes } from './http/reading-routes.ts';
import { reportRoutes } from './http/report-routes.ts';
import { startingRoutes } from './http/starting-routes.ts';
import { writingRoutes } from './http/writing-routes.ts';
import { blockMember } from './use-cases/block-member.ts';
import { decideReport, type DecideReportNeeds } from './use-cases/decide-report.ts';
import { forgetVisitors } from './use-cases/forget-visitors.ts';
import { liftStop } from './use-cases/lift-stop.ts';
import type { ConversationQueries, ConversationScope, NotifyOfReport } from './use-cases/ports.ts';
import { readMessages } from './use-cases/read-messages.ts';
import { reportConversation } from './use-cases/report-conversation.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { sharePhone } from './use-cases/share-phone.ts';
import { startConversation } from './use-cases/start-conversation.ts';
import { writeAsVisitor } from './use-cases/write-as-visitor.ts';

export interface ConversationsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly notifyIn: (trx: Knex.Transaction) => NotifyOfReport;
  /** Who has read a conversation needs no notice of it. */
  readonly noticesReadIn: (trx: Knex.Transaction) => ConversationScope['readNotices'];
  readonly signalIn: (trx: Knex.Transaction) => ConversationScope['signal'];
  /** What other slices keep of a member who is erased. */
  readonly forgetsWithMember: readonly ((trx: Knex.Transaction) => (memberId: MemberId) => Promise<void>)[];
  readonly alsoExported: Readonly<Record<string, Exported>>;
}

const hourMs = 60 * 60_000;
const keysKeptMs = 24 * hourMs;

const scopeIn =
  ({ outboxIn, noticesReadIn, notifyIn, signalIn }: Pick<ConversationsNeeds, 'outboxIn' | 'noticesReadIn' | 'notifyIn' | 'signalIn'>) =>
  (trx: Knex.Transaction): ConversationScope => ({
    conversations: knexConversationRepository(trx),
    things: knexThingDirectory(trx),
    members: membersIn(trx),
    blocks: knexBlocks(trx),
    reports: knexReports(trx),
    stops: knexWritingStops(trx),
    notify: notifyIn(trx),
    outbox: messageOutbox(outboxIn(trx)),
    keys: knexIdempotencyKeys<MessageId>(trx),
    signal: signalIn(trx),
    readNotices: noticesReadIn(trx),
  });

/** Pets, stores and vets, as far as it matters for who is written to about them. */
const thingProjector = projector({
  consumer: 'messaging.things',
  on: [onPetChanged, onStoreChanged, onVetChanged].map((rule) => rule(knexThingRecords)),
  reset: async (trx) => void (await trx('things').delete()),
});

/** What a member wrote as a visitor until then goes with their account; what came after is of those who read the address now. */
export const forgetVisitsOf: OnContactErased = async (contact, at, trx) => {
  const verified = verifiedEmailIn(contact);
  if (verified !== undefined) await knexConversationRepository(trx).forgetVisitor(verified, at);
};

/** Whether members are there, for all that is kept of them here. */
export const presenceIn = membersIn;

/** What a conversation is about, for who is notified of a message in it. */
export const topicOfConversation = knexConversationTopics;

const conversationOf = (queries: ConversationQueries) => async (id: MessageId) => {
  const message = await queries.findMessage(id);
  return message && queries.find(message.conversationId);
};

const reportDecisions = (needs: DecideReportNeeds) => ({ decideReport: decideReport(needs), liftStop: liftStop(needs) });

/** What members and visitors write to each other about pets, stores and vets. */
export const conversationsModule = (needs: ConversationsNeeds) => {
  const { database, clock, logger, members, contacts, limiters, forgetsWithMember, alsoExported } = needs;
  const queries: ConversationQueries = { ...knexConversationQueries(database), ...knexReportQueries(database) };
  const changing = { inTransaction: transactionRunner(database, scopeIn(needs)), clock };
  const present = conversationPresenter({ queries, things: knexThingDirectory(database), members, contacts });
  const limits = limiterMessages(limiters);
  return {
    routes: [
      ...startingRoutes({
        startConversation: startConversation({ ...changing, findOf: conversationOf(queries) }),
        writeAsVisitor: writeAsVisitor({ ...changing, visitorId }),
        present,
        ...limits,
      }),
      ...readingRoutes({ queries, readMessages: readMessages(changing), present }),
      ...writingRoutes({
        queries,
        present,
        ...limits,
        sendMessage: sendMessage({ ...changing, queries }),
        sharePhone: sharePhone({ ...changing, contacts, logger }),
        blockMember: blockMember({ ...changing, queries }),
        reportConversation: reportConversation(changing),
      }),
      ...reportRoutes({ queries, members, ...reportDecisions({ ...changing, queries, logger }) }),
      exportRoute({
        path: '/api/v1/messages/export',
        summary:
          'All that is kept here of the caller: what they wrote, whom they have blocked, what they have reported, what they were notified of',
        parts: { ...exportParts({ queries, verifiedEmailOf: verifiedEmails(contacts) }), ...alsoExported },
      }),
    ],
    consumers: [
      thingProjector,
      memberFollower('messaging.closing', {
        keepIn: (trx) => membersIn(trx).keep,
        followIn: [
          whenErased((trx) => knexConversationRepository(trx).forget),
          ...forgetsWithMember.map((forgetIn) => whenErased(forgetIn)),
        ],
      }),
    ],
    jobs: {
      'forget visitors': { everyMs: hourMs, run: forgetVisitors({ queries, clock }) },
      'forget keys of messages': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
    },
  };
};
