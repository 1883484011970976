import { serviceUnavailable, type Clock, type Logger } from '@paltu/kernel';

export interface BreakerOptions {
  readonly service: string;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** Leaves a service alone for a while that takes calls and answers none, so that its callers hear so at once. */
export interface Breaker {
  /** @throws AppError 503 while the service is left alone; one call in each pause is let through, to try it */
  check(): void;
  answered(): void;
  timedOut(): void;
}

const timeoutsInARow = 8;
const pauseMs = 5_000;

/** Only calls that timed out count: a service that refuses costs nobody time. */
export const breaker = ({ service, logger, clock }: BreakerOptions): Breaker => {
  let timeouts = 0;
  let tryAgainAt = 0;
  const now = (): number => clock.now().getTime();
  const isOpen = (): boolean => timeouts >= timeoutsInARow;
  return {
    check: () => {
      if (!isOpen()) return;
      if (now() < tryAgainAt) throw serviceUnavailable({ retryAfterSeconds: Math.ceil((tryAgainAt - now()) / 1_000) });
      tryAgainAt = now() + pauseMs;
    },
    answered: () => {
      if (isOpen()) logger.info({ upstream: service }, 'a service answers again');
      timeouts = 0;
    },
    timedOut: () => {
      timeouts += 1;
      tryAgainAt = now() + pauseMs;
      if (timeouts === timeoutsInARow) logger.warn({ upstream: service, timeouts }, 'a service answers nothing and is left alone');
    },
  };
};
