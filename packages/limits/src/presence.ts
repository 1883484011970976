import { reasonOf, type Logger } from '@paltu/kernel';

/** How long one that failed is not asked again: else every call of a minute would wait for its timeout. */
const pauseMs = 1_000;

/** Whether a server answers, told by those who ask it; its going and its coming back are logged once each. */
export interface Presence {
  isAway(): boolean;
  mayBeAsked(): boolean;
  answered(): void;
  failed(error: unknown): void;
}

export const presence = (server: string, logger: Logger): Presence => {
  let isAway = false;
  let askAgainAt = 0;
  return {
    isAway: () => isAway,
    mayBeAsked: () => !isAway || Date.now() >= askAgainAt,
    answered: () => {
      if (isAway) logger.info({ server }, 'the shared limits are back');
      isAway = false;
    },
    failed: (error) => {
      askAgainAt = Date.now() + pauseMs;
      if (!isAway) logger.warn({ server, reason: reasonOf(error) }, 'the shared limits are away: this process counts for itself');
      isAway = true;
    },
  };
};
