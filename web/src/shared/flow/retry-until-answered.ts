import { call, delay } from 'redux-saga/effects';
import type { ApiError } from '../api/api-error.ts';

/** In ms: the wait after a first failure, which doubles, and its limit. */
const firstWait = 2000;

const longestWait = 300_000;

/** A refusal that would come again: what is wanted is gone, or not allowed. */
const isFinal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Until it goes well or is refused for good; answers whether it went well. Nothing is given up because the network is away. */
export function* retryUntilAnswered(act: () => Generator): Generator<unknown, boolean> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      yield call(act);
      return true;
    } catch (error) {
      const refused = error as ApiError;
      if (isFinal(refused)) return false;
      yield delay(Math.max(wait, (refused.retryAfterSeconds ?? 0) * 1000));
    }
  }
}
