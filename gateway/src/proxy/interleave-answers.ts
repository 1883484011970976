import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** How many large answers go on in one turn of the event loop, a chunk of some 64 KB each. */
const perTurn = 8;

/** What an answer may bring before it waits for turns: more than any page of a list. */
const freeBytes = 128 * 1024;

/** Lets what flows from `answer` into `response` wait for its turns. To be called in the tick in which it begins to flow. */
export type InterleaveAnswers = (answer: Readable, response: Pick<ServerResponse, 'writableNeedDrain'>) => void;

/**
 * Large answers that come at once take turns. Without that one turn of the event loop reads two megabytes of each, as long as the kernel takes
 * them: 256 pictures for callers who only ask held everybody else up for seconds.
 */
export const interleaveAnswers = (): InterleaveAnswers => {
  const waiting = new Set<() => void>();
  const turn = (): void => {
    let left = perTurn;
    for (const goOn of waiting) {
      if (left === 0) break;
      left -= 1;
      waiting.delete(goOn);
      goOn();
    }
    if (waiting.size > 0) setImmediate(turn);
  };
  return (answer, response) => {
    let bytes = 0;
    // While its reader is behind, the pipe itself goes on when there is room again.
    const goOn = (): void => void (response.writableNeedDrain || answer.resume());
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= freeBytes) return;
      answer.pause();
      if (waiting.size === 0) setImmediate(turn);
      waiting.add(goOn);
    });
    answer.once('close', () => waiting.delete(goOn));
  };
};
