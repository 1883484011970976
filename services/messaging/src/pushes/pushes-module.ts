import { sessionRevoked } from '@paltu/contracts';
import { on, reactor, type EventRule } from '@paltu/events';
import type { Jobs, MemberId, SessionId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { exportView, presentExport, pushRoutes } from './push-http.ts';
import { knexPushOrders, knexPushQueries, pushScopeIn } from './push-store.ts';
import { endSession, forgetSessions, sendPushes, subscribeBrowser } from './push-use-cases.ts';
import type { ComposePush, PushServices } from './push.ts';
import { webPushSender, type PushKeys } from './web-push-adapter.ts';

interface PushesNeeds extends ServiceParts {
  /** Undefined where nothing is pushed. */
  readonly keys: PushKeys | undefined;
  readonly services: PushServices;
  readonly compose: ComposePush;
}

const sendEveryMs = 1_000;
const hourMs = 60 * 60_000;

/** For the slice of notifications: has the browsers of a member show a notice; none where nothing is pushed. */
export const pushOrders =
  (keys: PushKeys | undefined) =>
  (trx: Transaction): ReturnType<typeof knexPushOrders> =>
    keys === undefined ? { havingBrowsers: async () => new Set(), add: async () => undefined } : knexPushOrders(trx);

/** A session is over: by a logout, here or elsewhere, another password, or because its member has left. */
export const onSessionRevoked = (endIn: (trx: Transaction) => ReturnType<typeof endSession>): EventRule =>
  on(sessionRevoked, ({ data: { sessionId }, time }, trx) => endIn(trx)({ sessionId: sessionId as SessionId, at: time }));

/** Notices in browsers that have no page of the site open. */
export const pushesModule = ({ database, clock, logger, keys, services, compose }: PushesNeeds) => {
  const queries = knexPushQueries(database);
  const inTransaction = transactionRunner(database, pushScopeIn);
  const sending: Jobs =
    keys === undefined
      ? {}
      : {
          'send pushes': {
            everyMs: sendEveryMs,
            run: sendPushes({ queries, compose, send: webPushSender(keys), clock, logger }),
            followsCommits: true,
          },
        };
  return {
    routes: pushRoutes({
      publicKey: keys?.publicKey,
      subscribeBrowser: subscribeBrowser({ inTransaction, clock, services: keys && services }),
      unsubscribeBrowser: (memberId, endpoint) => inTransaction(({ subscriptions }) => subscriptions.removeAddress(memberId, endpoint)),
    }),
    consumers: [
      // From the beginning, for what a session asked for goes with it, however late that is learned.
      reactor({
        consumer: 'messaging.sessions',
        on: [onSessionRevoked((trx) => endSession(pushScopeIn(trx), clock))],
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    jobs: { ...sending, 'forget sessions': { everyMs: hourMs, run: forgetSessions(queries, clock) } },
    exported: { browsers: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.list(memberId)) } },
  };
};
