import type { Logger } from '@paltu/kernel';
import { checkReadiness, type Readiness } from './check-readiness.ts';
import type { Replica } from './replica.ts';
import { replicaResolver } from './resolve-replicas.ts';

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

export interface WatchOptions {
  readonly upstream: string;
  readonly addresses: readonly string[];
  readonly times: WatchTimes;
  readonly logger: Logger;
  readonly make: (origin: string) => Replica;
}

export interface ReplicaWatch {
  replicas(): readonly Replica[];
  /** A call found it gone: it is left alone until it reports that it is ready. */
  foundAway(replica: Replica): void;
  stop(): void;
}

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
    replicas = origins.map((origin) => before.get(origin) ?? make(origin));
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
    const readiness = await checkReadiness(one.origin, times.silentAfter);
    asked.delete(one);
    if (replicas.length > 1) note(one, readiness);
  };

  // Of one alone there is nothing to choose.
  const checkAll = (): void => {
    if (replicas.length > 1) for (const one of replicas) void check(one);
  };

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
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
};
