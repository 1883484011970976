import type { Clock, Logger } from '@paltu/kernel';

export interface BreakerOptions {
  readonly upstream: string;
  readonly replica: string;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** Leaves a replica alone for a while that takes calls and answers none. */
export interface Breaker {
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
