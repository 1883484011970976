import type { Clock, Logger } from '@paltu/kernel';
import { Pool } from 'undici';

interface BreakerOptions {
  readonly upstream: string;
  readonly replica: string;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** Leaves a replica alone for a while that takes calls and answers none. */
interface Breaker {
  isOpen(): boolean;
  /** In milliseconds, until it may be called: 0 while it is used, and when a pause is over and one call may try it. */
  waitMs(): number;
  /** A call goes to it; while it is left alone, the next one may not before another pause. */
  begin(): void;
  answered(): void;
  timedOut(): void;
}

const timeoutsInARow = 8;

const pauseMs = 5_000;

/** Only calls that timed out count: a replica that refuses costs nobody time. */
export const breaker = ({ upstream, replica, logger, clock }: BreakerOptions): Breaker => {
  let timeouts = 0;
  let tryAgainAt = 0;
  const now = (): number => clock.now().getTime();
  const isOpen = (): boolean => timeouts >= timeoutsInARow;
  return {
    isOpen,
    waitMs: () => (isOpen() ? Math.max(0, tryAgainAt - now()) : 0),
    begin: () => void (tryAgainAt = now() + pauseMs),
    answered: () => {
      if (isOpen()) logger.info({ upstream, replica }, 'a service answers again');
      timeouts = 0;
    },
    timedOut: () => {
      timeouts += 1;
      tryAgainAt = now() + pauseMs;
      if (timeouts === timeoutsInARow) logger.warn({ upstream, replica, timeouts }, 'a service answers nothing and is left alone');
    },
  };
};

/**
 * What a replica reports about itself: `not-ready` is one that stops, or lacks what it needs, `starting` one that refuses every call yet,
 * and `silent` one that takes the question and does not answer.
 */
export type Readiness = 'ready' | 'not-ready' | 'starting' | 'away' | 'silent';

/** One process of a service, as the gateway sees it. */
export interface Replica {
  /** Such as `http://172.18.0.5:8080`, or `unix:/run/a.sock`. */
  readonly origin: string;
  /** Its connections for reads, as many as calls have places. */
  readonly pool: Pool;
  readonly breaker: Breaker;
  /** Its last report. */
  readiness: Readiness | 'unknown';
  /** Calls under way. */
  running: number;
  /** The number of its last call, of all calls to the service. */
  lastCall: number;
  /** Ends the calls that wait for its answer and may as well be answered by another. */
  readonly movable: Set<() => void>;
}

/** For a connection that nobody waits for any more. */
const connectMs = 10_000;

/** The Unix socket that an address names. */
export const socketPathOf = (address: string): string | undefined =>
  address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;

const poolTo = (origin: string): Pool => {
  const socketPath = socketPathOf(origin);
  const options = { connectTimeout: connectMs, allowH2: false };
  return socketPath === undefined ? new Pool(origin, options) : new Pool('http://localhost', { ...options, socketPath });
};

export const replica = (upstream: string, origin: string, { logger, clock }: { logger: Logger; clock: Clock }): Replica => ({
  origin,
  pool: poolTo(origin),
  breaker: breaker({ upstream, replica: origin, logger, clock }),
  readiness: 'unknown',
  running: 0,
  lastCall: 0,
  movable: new Set(),
});

interface Choice {
  /** A call that may try one that is left alone although others are well. */
  readonly mayTry: boolean;
  /** Used only when there is no other. */
  readonly except?: Replica | undefined;
}

const leastUsed = (left: Replica, right: Replica): number => left.running - right.running || left.lastCall - right.lastCall;

/** Where none is ready, one that stops or whose readiness is slow may serve still; one that starts refuses whatever comes. */
const hopes: Readonly<Record<Replica['readiness'], number>> = { ready: 2, 'not-ready': 1, silent: 1, unknown: 1, starting: 0, away: 0 };

/** Those that are most likely to serve a call, by their last reports. */
export const mostHopeful = (replicas: readonly Replica[]): Replica[] => {
  const best = Math.max(...replicas.map(({ readiness }) => hopes[readiness]));
  return replicas.filter(({ readiness }) => hopes[readiness] === best);
};

/**
 * The replica that the next call goes to: the least used of those that are ready, or of those that may serve when none is. One that
 * answers nothing is left alone, but for a call now and then. Undefined when none may be called now.
 */
export const chooseReplica = (replicas: readonly Replica[], { mayTry, except }: Choice): Replica | undefined => {
  const others = replicas.filter((one) => one !== except);
  const present = mostHopeful(others.length > 0 ? others : replicas);
  const used = present.filter(({ breaker: { isOpen } }) => !isOpen());
  const due = present.filter(({ breaker: { isOpen, waitMs } }) => isOpen() && waitMs() === 0);
  const candidates = due.length > 0 && (mayTry || used.length === 0) ? due : used;
  return [...candidates].sort(leastUsed)[0];
};
