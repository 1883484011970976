/** How many large answers go on in one turn of the event loop, a chunk of some 64 KB each. */
const perTurn = 8;

/** What an answer may bring before it waits for turns: more than any page of a list. */
const freeBytes = 128 * 1024;

/** An answer that flows. */
interface Flow {
  pause(): void;
  /** Called when its turn comes. */
  resume(): void;
}

/** What an answer brings, and that it brings no more. */
interface Counted {
  count(bytes: number): void;
  end(): void;
}

/** Lets an answer that flows wait for its turns. */
export type InterleaveAnswers = (flow: Flow) => Counted;

/**
 * Large answers that come at once take turns. Without that one turn of the event loop reads two megabytes of each, as long as the kernel takes
 * them: 256 pictures for callers who only ask held everybody else up for seconds.
 */
export const interleaveAnswers = (): InterleaveAnswers => {
  const waiting = new Set<Flow>();
  const turn = (): void => {
    let left = perTurn;
    for (const flow of waiting) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(flow);
      flow.resume();
    }
    if (waiting.size > 0) setImmediate(turn);
  };
  return (flow) => {
    let free = freeBytes;
    return {
      count: (bytes) => {
        free -= bytes;
        if (free >= 0) return;
        flow.pause();
        if (waiting.size === 0) setImmediate(turn);
        waiting.add(flow);
      },
      end: () => void waiting.delete(flow),
    };
  };
};
