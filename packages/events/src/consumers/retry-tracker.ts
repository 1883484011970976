const mostTimes = 5;
/** Longer than a server is away that restarts. */
const longestMs = 2 * 60_000;

interface Trouble {
  readonly since: number;
  times: number;
  reason: string;
}

/** What requests ran into that may pass, as this instance has seen it. */
export interface RetryTracker {
  add(id: string, reason: string): void;
  /** What a request ran into so often, and for so long, that it is not to be tried again. */
  lasting(id: string): string | undefined;
  forget(id: string): void;
}

export const retryTracker = (): RetryTracker => {
  const troubles = new Map<string, Trouble>();
  return {
    add: (id, reason) => {
      const trouble = troubles.get(id) ?? { since: Date.now(), times: 0, reason };
      trouble.times += 1;
      trouble.reason = reason;
      troubles.set(id, trouble);
    },
    lasting: (id) => {
      const trouble = troubles.get(id);
      return trouble !== undefined && trouble.times >= mostTimes && Date.now() - trouble.since >= longestMs ? trouble.reason : undefined;
    },
    forget: (id) => void troubles.delete(id),
  };
};
