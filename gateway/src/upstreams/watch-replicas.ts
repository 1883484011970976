import type { Logger } from '@paltu/kernel';
import { unmetAtStart } from '@paltu/service-kit';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { socketPathOf, type Readiness, type Replica } from './replica.ts';

export type LookUp = (host: string) => Promise<readonly LookupAddress[]>;

const lookUpAll: LookUp = (host) => lookup(host, { all: true });

/** Those of one family: what a name has in the other one are the same machines. */
const ofOneFamily = (found: readonly LookupAddress[]): readonly LookupAddress[] => {
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found.filter((one) => one.family === family);
};

const withHost = (base: URL, { address, family }: LookupAddress): string => {
  const host = family === 6 ? `[${address}]` : address;
  return `${base.protocol}//${base.port === '' ? host : `${host}:${base.port}`}`;
};

/**
 * Finds the replicas behind base addresses of a service: a name with several addresses is as many replicas. Of a name that cannot be
 * looked up now they are those of the last time.
 */
export const replicaResolver = (addresses: readonly string[], lookUp = lookUpAll): (() => Promise<readonly string[]>) => {
  const last = new Map<string, readonly string[]>();
  const resolve = async (address: string): Promise<readonly string[]> => {
    if (socketPathOf(address) !== undefined) return [address];
    const base = new URL(address);
    const host = base.hostname;
    // A certificate is made out for the name; of an address there is nothing to look up.
    if (base.protocol !== 'http:' || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return [base.origin];
    try {
      const found = ofOneFamily(await lookUp(host));
      // The only one keeps its name, which is looked up at each connection, so that one that moves is found at once.
      last.set(address, found.length > 1 ? found.map((one) => withHost(base, one)).sort() : [base.origin]);
    } catch {
      // As it was.
    }
    return last.get(address) ?? [base.origin];
  };
  return async () => [...new Set((await Promise.all(addresses.map(resolve))).flat())];
};

const isStarting = async (body: { json(): Promise<unknown> }): Promise<boolean> => {
  const report = (await body.json().catch(() => undefined)) as { unmet?: unknown } | null | undefined;
  return Array.isArray(report?.unmet) && report.unmet.includes(unmetAtStart);
};

/** Asks a replica whether it can serve. */
const checkReadiness = async (pool: Replica['pool'], withinMs: number): Promise<Readiness> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET', signal });
    if (statusCode !== 200) return (await isStarting(body)) ? 'starting' : 'not-ready';
    await body.dump();
    return 'ready';
  } catch {
    return signal.aborted ? 'silent' : 'away';
  }
};

/** In milliseconds. */
export interface WatchTimes {
  /** Between two questions to a replica whether it is ready. */
  readonly checkEvery: number;
  /** One that does not answer for so long is silent. */
  readonly silentAfter: number;
  /** Between two looks at who is there. */
  readonly resolveEvery: number;
}

/** A service that stops has to stay ready to answer for longer than `checkEvery`: see DRAIN_SECONDS. */
export const usualTimes: WatchTimes = { checkEvery: 500, silentAfter: 2_000, resolveEvery: 2_000 };

interface WatchOptions {
  readonly upstream: string;
  readonly addresses: readonly string[];
  readonly times: WatchTimes;
  readonly logger: Logger;
  readonly make: (origin: string) => Replica;
}

interface ReplicaWatch {
  replicas(): readonly Replica[];
  /** A call found it gone: it is left alone until it reports that it is ready. */
  foundAway(replica: Replica): void;
  stop(): void;
}

/** Once its calls have ended. */
const close = ({ pool }: Replica): void => void pool.close();

/** Follows which replicas are there, and, where there are several, which of them are ready. */
export const watchReplicas = ({ upstream, addresses, times, logger, make }: WatchOptions): ReplicaWatch => {
  let replicas = addresses.map(make);
  const resolveNow = replicaResolver(addresses);
  const asked = new Set<Replica>();

  let isResolving = false;

  const resolve = async (): Promise<void> => {
    if (isResolving) return;
    isResolving = true;
    const origins = await resolveNow();
    isResolving = false;
    const before = new Map(replicas.map((one) => [one.origin, one]));
    if (origins.length === replicas.length && origins.every((origin) => before.has(origin))) return;
    const left = replicas.filter(({ origin }) => !origins.includes(origin));
    replicas = origins.map((origin) => before.get(origin) ?? make(origin));
    left.forEach(close);
    logger.info({ upstream, replicas: origins }, 'the replicas of a service are others now');
    checkAll();
  };

  const note = (one: Replica, readiness: Readiness): void => {
    const [wasReady, isReady] = [one.readiness === 'ready', readiness === 'ready'];
    if (wasReady && !isReady) logger.warn({ upstream, replica: one.origin, readiness }, 'a replica is not ready and is left alone');
    if (!wasReady && isReady) logger.info({ upstream, replica: one.origin }, 'a replica is ready');
    one.readiness = readiness;
    const isAnotherReady = replicas.some((other) => other !== one && other.readiness === 'ready');
    if (readiness === 'silent' && isAnotherReady) for (const move of [...one.movable]) move();
  };

  const check = async (one: Replica): Promise<void> => {
    if (asked.has(one)) return;
    asked.add(one);
    const readiness = await checkReadiness(one.pool, times.silentAfter);
    asked.delete(one);
    if (replicas.length > 1) note(one, readiness);
  };

  // Of one alone there is nothing to choose.
  const checkAll = (): void => void (replicas.length > 1 && replicas.forEach((one) => void check(one)));

  const timers = [setInterval(() => void resolve(), times.resolveEvery), setInterval(checkAll, times.checkEvery)];
  for (const timer of timers) timer.unref();
  void resolve();
  checkAll();
  return {
    replicas: () => replicas,
    foundAway: (one) => {
      if (replicas.length > 1) note(one, 'away');
      void resolve();
    },
    stop: () => {
      timers.forEach((timer) => clearInterval(timer));
      replicas.forEach(close);
    },
  };
};
