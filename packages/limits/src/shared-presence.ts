import { presence, reasonOf, type Logger } from '@paltu/kernel';

/** How long one that failed is not asked again: else every call of a minute would wait for its timeout. */
const pauseMs = 1_000;

const texts = { away: 'the shared limits are away: this process counts for itself', back: 'the shared limits are back' };

/** Whether the server of the shared limits answers, and whether it is worth asking. */
export interface SharedPresence {
  isAway(): boolean;
  /** While it is away one caller in a pause tries it: the others would only wait for the same answer. */
  mayBeAsked(): boolean;
  answered(): void;
  failed(error: unknown): void;
}

export const sharedPresence = (server: string, logger: Logger): SharedPresence => {
  const { isAway, answered, failed } = presence(logger, { server }, texts);
  let askAgainAt = 0;
  return {
    isAway,
    mayBeAsked: () => {
      if (!isAway()) return true;
      const now = Date.now();
      if (now < askAgainAt) return false;
      askAgainAt = now + pauseMs;
      return true;
    },
    answered,
    failed: (error) => {
      askAgainAt = Date.now() + pauseMs;
      failed(reasonOf(error));
    },
  };
};
