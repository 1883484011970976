import { reactor } from '@paltu/events';
import type { Clock, Jobs, MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Exported } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { knexEndedSessions } from './data/knex-ended-sessions.ts';
import { knexPushOrders, knexPushQueries, knexPushSubscriptions } from './data/knex-push-subscriptions.ts';
import { webPushSender, type PushKeys } from './data/web-push-sender.ts';
import type { PushServices } from './domain/push-subscription.ts';
import { onSessionRevoked } from './events/on-session-revoked.ts';
import { pushRoutes } from './http/push-routes.ts';
import { exportView, presentExport } from './http/push-schemas.ts';
import { endSession } from './use-cases/end-session.ts';
import { forgetSessions } from './use-cases/forget-sessions.ts';
import type { ComposePush, PushScope } from './use-cases/ports.ts';
import { sendPushes } from './use-cases/send-pushes.ts';
import { subscribeBrowser } from './use-cases/subscribe-browser.ts';

export interface PushesNeeds extends ServiceParts {
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
  (trx: Knex.Transaction): ReturnType<typeof knexPushOrders> =>
    keys === undefined ? { havingBrowsers: async () => new Set(), add: async () => undefined } : knexPushOrders(trx);

/** Nothing is kept for a member who is erased. */
export const forgetBrowsersOf = (trx: Knex.Transaction) => knexPushSubscriptions(trx).forget;

const scopeIn = (trx: Knex.Transaction): PushScope => ({
  subscriptions: knexPushSubscriptions(trx),
  endedSessions: knexEndedSessions(trx),
});

/** From the beginning, for what a session asked for goes with it, however late that is learned. */
const sessionReactor = (clock: Clock) =>
  reactor({
    consumer: 'messaging.sessions',
    on: [onSessionRevoked((trx) => endSession({ ...scopeIn(trx), clock }))],
    startAt: 'beginning',
    maxAgeMs: null,
  });

/** For the export of messaging. */
const exportedBrowsers = (list: (memberId: MemberId) => Promise<Parameters<typeof presentExport>[0]>): Exported => ({
  view: exportView,
  present: async (memberId: MemberId) => presentExport(await list(memberId)),
});

/** Notices in browsers that have no page of the site open. */
export const pushesModule = ({ database, clock, logger, keys, services, compose }: PushesNeeds) => {
  const queries = knexPushQueries(database);
  const inTransaction = transactionRunner(database, scopeIn);
  const sending: Jobs =
    keys === undefined
      ? {}
      : { 'send pushes': { everyMs: sendEveryMs, run: sendPushes({ queries, compose, send: webPushSender(keys), clock, logger }) } };
  return {
    routes: pushRoutes({
      publicKey: keys?.publicKey,
      subscribeBrowser: subscribeBrowser({ inTransaction, clock, services: keys && services }),
      unsubscribeBrowser: (memberId, endpoint) => inTransaction(({ subscriptions }) => subscriptions.removeAddress(memberId, endpoint)),
    }),
    consumers: [sessionReactor(clock)],
    jobs: { ...sending, 'forget sessions': { everyMs: hourMs, run: forgetSessions({ queries, clock }) } },
    exported: { browsers: exportedBrowsers(queries.list) },
  };
};
