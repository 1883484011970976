import type { Clock, Logger } from '@paltu/kernel';
import { breaker, type Breaker } from './breaker.ts';
import type { Readiness } from './check-readiness.ts';

/** One process of a service, as the gateway sees it. */
export interface Replica {
  /** Such as `http://172.18.0.5:8080`. */
  readonly origin: string;
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

export const replica = (upstream: string, origin: string, { logger, clock }: { logger: Logger; clock: Clock }): Replica => ({
  origin,
  breaker: breaker({ upstream, replica: origin, logger, clock }),
  readiness: 'unknown',
  running: 0,
  lastCall: 0,
  movable: new Set(),
});

export interface Choice {
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
