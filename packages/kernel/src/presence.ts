import type { Logger } from './logger.ts';

/** Whether something that a process needs answers, by the results of those who call it. */
export interface Presence {
  isAway(): boolean;
  answered(): void;
  /** @param reason as the log may have it */
  failed(reason: string): void;
}

/** Logs its going away and its coming back once each, however many notice; `fields` identify it. */
export const presence = (logger: Logger, fields: object, texts: { readonly away: string; readonly back: string }): Presence => {
  let isAway = false;
  return {
    isAway: () => isAway,
    answered: () => {
      if (isAway) logger.info(fields, texts.back);
      isAway = false;
    },
    failed: (reason) => {
      if (!isAway) logger.warn({ ...fields, reason }, texts.away);
      isAway = true;
    },
  };
};
