import { serviceUnavailable, systemClock, type AppError, type Logger } from '@paltu/kernel';
import { chooseReplica, mostHopeful, replica, type Replica } from './replica.ts';
import { usualTimes, watchReplicas, type WatchTimes } from './watch-replicas.ts';

/** One call's time with a replica. */
export interface Attempt {
  readonly replica: Replica;
  answered(): void;
  /** It took the call, or the connection, and did not answer in time. */
  timedOut(): void;
  /** It takes no connection, or ended one. */
  foundAway(): void;
  /** `move` is called when the replica falls silent before it answered, and another one may be asked. */
  onSilence(move: () => void): void;
  /** The call is over. */
  leave(): void;
}

/** The replicas of one service: calls are spread over those that are there and well. */
export interface Upstream {
  readonly name: string;
  /** @throws AppError 503 while no replica may be called */
  check(): void;
  /**
   * Chooses the replica for one call.
   * @param isRead whether it may try a replica that is left alone
   * @param except where the first try failed
   * @throws AppError 503 while no replica may be called
   */
  attempt(isRead: boolean, except?: Replica): Attempt;
  /** Whether another one than this could be asked. */
  hasOther(than: Replica): boolean;
  replicas(): readonly Replica[];
  /** Whether calls go to it. */
  isUsed(replica: Replica): boolean;
  close(): void;
}

interface UpstreamOptions {
  readonly name: string;
  /** Base addresses; each is a replica, or a name with the addresses of several. */
  readonly addresses: readonly string[];
  readonly logger: Logger;
  readonly times?: WatchTimes;
}

const refusalOf = (replicas: readonly Replica[]): AppError => {
  const waitMs = Math.min(...replicas.map(({ breaker }) => breaker.waitMs()));
  return serviceUnavailable({ retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
};

const attemptOf = (one: Replica, foundAway: (replica: Replica) => void): Attempt => {
  let move: (() => void) | undefined;
  const stay = (): void => void (move !== undefined && one.movable.delete(move));
  let hasLeft = false;
  return {
    replica: one,
    answered: () => {
      stay();
      one.breaker.answered();
    },
    timedOut: () => one.breaker.timedOut(),
    foundAway: () => foundAway(one),
    onSilence: (asked) => {
      move = asked;
      one.movable.add(asked);
    },
    leave: () => {
      if (hasLeft) return;
      hasLeft = true;
      stay();
      one.running -= 1;
    },
  };
};

const upstream = ({ name, addresses, logger, times = usualTimes }: UpstreamOptions): Upstream => {
  const make = (origin: string): Replica => replica(name, origin, { logger, clock: systemClock });
  const watch = watchReplicas({ upstream: name, addresses, times, logger, make });
  const { replicas } = watch;
  let calls = 0;
  const choose = (mayTry: boolean, except?: Replica): Replica => {
    const chosen = chooseReplica(replicas(), { mayTry, except });
    if (chosen === undefined) throw refusalOf(replicas());
    return chosen;
  };
  return {
    name,
    check: () => void choose(true),
    attempt: (isRead, except) => {
      const chosen = choose(isRead && except === undefined, except);
      chosen.breaker.begin();
      chosen.running += 1;
      chosen.lastCall = calls += 1;
      return attemptOf(chosen, watch.foundAway);
    },
    hasOther: (than) => replicas().some((one) => one !== than),
    replicas,
    isUsed: (one) => !one.breaker.isOpen() && mostHopeful(replicas()).includes(one),
    close: watch.stop,
  };
};

/** The services by name. */
export type Upstreams = ReadonlyMap<string, Upstream>;

/** @param addresses of each service, its base addresses */
export const openUpstreams = (addresses: Readonly<Record<string, readonly string[]>>, logger: Logger, times?: WatchTimes): Upstreams =>
  new Map(
    Object.entries(addresses).map(([name, own]) => [
      name,
      upstream({ name, addresses: own, logger, ...(times === undefined ? {} : { times }) }),
    ]),
  );
