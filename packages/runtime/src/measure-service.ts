import type { Documents } from '@paltu/documents';
import type { EventStore, Relay, RunningConsumers } from '@paltu/events';
import { systemClock, type Job } from '@paltu/kernel';
import { givenConnectionsSql, poolUse, sqlRows, type PoolUse, type Reads } from '@paltu/persistence';
import type { ClockComparison } from '@paltu/service-kit';
import type { RevokedSessions } from '@paltu/sessions';
import type { Metrics } from '@paltu/telemetry';
import type { Knex } from 'knex';
import type { MailBacklog } from './define-service.ts';

interface MeasuredService {
  /** MongoDB, where the service runs on it: then there are no metrics of PostgreSQL's connections. */
  readonly documents?: Pick<Documents, 'poolUse'> | undefined;
  readonly store: Pick<EventStore<never>, 'outbox' | 'parked'>;
  readonly database: Knex;
  readonly reads: Pick<Reads, 'poolUses'>;
  /** To PostgreSQL, of all pools and sessions of this process together. */
  readonly mostConnections: number;
  readonly consumers: Pick<RunningConsumers, 'lags'>;
  readonly relay: Pick<Relay, 'isLeader' | 'missingTopics'>;
  readonly revokedSessions: Pick<RevokedSessions, 'isHealthy'>;
  /** Of each slice that sends mails. */
  readonly mailBacklogs: readonly (() => MailBacklog)[];
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** One answer for all who ask while it is on its way: the gauges of one query are read at the same time. */
const askedTogether = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
};

/** Connections that PostgreSQL gives to all processes together. */
const givenConnections = async (database: Knex): Promise<number> =>
  (await sqlRows<{ given: number }>(database, givenConnectionsSql, []))[0]?.given ?? 0;

const measureConnections = (metrics: Metrics, { database, documents, reads, mostConnections }: MeasuredService): void => {
  const main = (): PoolUse => documents?.poolUse() ?? poolUse(database);
  const pools = (): [string, PoolUse][] => Object.entries({ main: main(), ...reads.poolUses() });
  metrics.watch('paltu_database_connections', () =>
    pools().flatMap(([pool, { used, free }]) => [
      { labels: { pool, state: 'used' }, value: used },
      { labels: { pool, state: 'free' }, value: free },
    ]),
  );
  metrics.watch('paltu_database_waiting', () => pools().map(([pool, { waiting }]) => ({ labels: { pool }, value: waiting })));
  // An operator adds these up to compare them with what PostgreSQL gives.
  if (documents !== undefined) return;
  metrics.watch('paltu_database_connections_max', () => [{ labels: {}, value: mostConnections }]);
  metrics.watch('paltu_database_connections_server_limit', async () => [{ labels: {}, value: await givenConnections(database) }]);
};

const measureMails = (metrics: Metrics, backlogs: MeasuredService['mailBacklogs']): void => {
  if (backlogs.length === 0) return;
  const all = () => backlogs.map((backlog) => backlog());
  metrics.watch('paltu_mails_waiting', () => [{ labels: {}, value: all().reduce((sum, { mails }) => sum + mails, 0) }]);
  metrics.watch('paltu_mails_oldest_waiting_seconds', () => [
    { labels: {}, value: Math.max(...all().map(({ oldestSeconds }) => oldestSeconds)) },
  ]);
};

/** The metrics of every service with a database; each gauge is read when somebody asks. */
export const measureService = (metrics: Metrics, measured: MeasuredService): void => {
  const { store, consumers, relay, revokedSessions } = measured;
  const backlog = askedTogether(store.outbox.backlog);
  metrics.watch('paltu_outbox_unpublished_events', async () => [{ labels: {}, value: (await backlog()).events }]);
  metrics.watch('paltu_outbox_oldest_unpublished_seconds', async () => [{ labels: {}, value: (await backlog()).oldestSeconds }]);
  metrics.watch('paltu_relay_is_leader', () => [{ labels: {}, value: flag(relay.isLeader()) }]);
  metrics.watch('paltu_relay_missing_topics', () => [{ labels: {}, value: relay.missingTopics().length }]);
  metrics.watch('paltu_consumer_lag_seconds', () =>
    [...consumers.lags()].map(([consumer, lagMs]) => ({ labels: { consumer }, value: lagMs / 1_000 })),
  );
  metrics.watch('paltu_consumer_parked_events', async () => {
    const parked = await store.parked.count();
    return [...consumers.lags().keys()].map((consumer) => ({ labels: { consumer }, value: parked.get(consumer) ?? 0 }));
  });
  measureConnections(metrics, measured);
  measureMails(metrics, measured.mailBacklogs);
  metrics.watch('paltu_revoked_sessions_followed', () => [{ labels: {}, value: flag(revokedSessions.isHealthy()) }]);
};

/** Compares the clock of the database with that of this process once a minute. */
export const compareDatabaseClock = (now: () => Promise<Date>, clocks: ClockComparison, clock = systemClock): Job => ({
  everyMs: 60_000,
  run: async () => {
    clocks.note('the database', (await now()).getTime() - clock.now().getTime());
  },
});
