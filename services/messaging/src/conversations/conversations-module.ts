import { projector } from '@paltu/events';
import { forgetIdempotencyKeys } from '@paltu/idempotency';
import type { MemberId } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { memberFollower, whenErased, type ContactDirectory, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { countWork, exportRoute, type Exported } from '@paltu/service-kit';
import { messageOutbox, onPetChanged, onProductChanged, onRequestChanged, onStoreChanged, onVetChanged } from './conversation-events.ts';
import { mailboxRoutes, sideRoutes } from './conversation-http.ts';
import { knexConversationQueries } from './conversation-queries-store.ts';
import {
  conversationScopeIn,
  forgetWritingsOf,
  knexAdoptionRequests,
  knexThingDirectory,
  knexThingRecords,
  presenceIn,
} from './conversation-store.ts';
import { conversationDecisions, forgetVisitors, unmaskMessage } from './conversation-use-cases.ts';
import { conversationPresenter } from './conversation-views-http.ts';
import { exportParts } from './export-http.ts';
import { sendRoute, startingRoutes } from './message-http.ts';
import { sendMessage, startConversation, writeAsVisitor, writeToRequester } from './message-use-cases.ts';
import { reportRoutes } from './report-http.ts';
import { knexReportQueries } from './report-store.ts';
import { reportConversation, reportReview } from './report-use-cases.ts';
import { knexForgetVisitors, verifiedEmails, visitorId } from './visitor-store.ts';

type ScopeNeeds = Omit<Parameters<typeof conversationScopeIn>[0], 'outboxIn'>;

interface ConversationsNeeds extends ServiceParts, ScopeNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  /** That what these members see of their conversations is out of date. */
  readonly signalEvents: Parameters<typeof messageOutbox>[1];
  readonly limiters: Pick<RateLimiters, 'of'>;
  /** What other slices keep of a member who is erased. */
  readonly forgetsWithMember: readonly ((trx: Transaction) => (memberId: MemberId) => Promise<void>)[];
  readonly alsoExported: Readonly<Record<string, Exported>>;
}

const hourMs = 60 * 60_000;
const keysKeptMs = 24 * hourMs;

/** More in an hour is no talk between people. */
const messagesRule = { name: 'messages', points: 120, seconds: 60 * 60 };
/** More in a day is no search for a pet. */
const conversationsRule = { name: 'conversations', points: 50, seconds: 24 * 60 * 60 };
/** Many of one carrier share an address. */
const visitorsRule = { name: 'visitor messages', points: 10, seconds: 60 * 60 };

/** Pets, products, stores and vets, as far as it matters for who is written to about them, and for their pictures. */
const thingProjector = projector({
  consumer: 'messaging.things',
  on: [onPetChanged, onProductChanged, onStoreChanged, onVetChanged].map((rule) => rule(knexThingRecords)),
  reset: async (trx) => void (await trx('things').delete()),
});

const requestProjector = projector({
  consumer: 'messaging.requests',
  on: [onRequestChanged(knexAdoptionRequests)],
  reset: async (trx) => void (await trx('adoption_requests').delete()),
});

const routesOf = ({ database, clock, logger, members, contacts, limiters, alsoExported, ...needs }: ConversationsNeeds) => {
  const outboxIn = (trx: Transaction) => messageOutbox(needs.outboxIn(trx), needs.signalEvents);
  const inTransaction = transactionRunner(database, conversationScopeIn({ ...needs, outboxIn }));
  const queries = { ...knexConversationQueries(database), ...knexReportQueries(database) };
  const present = conversationPresenter({ queries, things: knexThingDirectory(database), members, contacts });
  const decisions = conversationDecisions({ inTransaction, queries, contacts, clock, logger });
  const countMessage = countWork(limiters.of(messagesRule));
  return [
    ...startingRoutes({
      startConversation: startConversation({ inTransaction, queries, clock }),
      writeToRequester: writeToRequester({ inTransaction, queries, clock }),
      writeAsVisitor: writeAsVisitor({ inTransaction, visitorId, clock }),
      present,
      countStart: countWork(limiters.of(conversationsRule)),
      countVisitor: countWork(limiters.of(visitorsRule)),
    }),
    ...mailboxRoutes({ queries, decisions, present }),
    sendRoute({ sendMessage: sendMessage({ inTransaction, queries, clock }), countMessage }),
    ...sideRoutes({
      decisions,
      unmaskMessage: unmaskMessage({ inTransaction, queries, contacts, clock, logger }),
      countMessage,
      reportConversation: reportConversation(inTransaction, clock),
      present,
    }),
    ...reportRoutes({ queries, members, review: reportReview({ inTransaction, queries, clock, logger }) }),
    exportRoute({
      path: '/api/v1/messages/export',
      summary:
        'All that is kept here of the caller: what they wrote, whom they have blocked, what they have reported, what they were notified of',
      parts: { ...exportParts({ queries, verifiedEmailOf: verifiedEmails(contacts) }), ...alsoExported },
    }),
  ];
};

/** What members and visitors write to each other about pets, stores and vets. */
export const conversationsModule = (needs: ConversationsNeeds) => {
  const { database, clock, forgetsWithMember } = needs;
  return {
    routes: routesOf(needs),
    consumers: [
      thingProjector,
      requestProjector,
      memberFollower('messaging.closing', {
        keepIn: (trx) => presenceIn(trx).keep,
        followIn: [forgetWritingsOf, ...forgetsWithMember].map((forgetIn) => whenErased(forgetIn)),
      }),
    ],
    jobs: {
      'forget visitors': { everyMs: hourMs, run: forgetVisitors(knexForgetVisitors(database), clock) },
      'forget keys of messages': forgetIdempotencyKeys({ database, clock, keptMs: keysKeptMs }),
    },
  };
};
