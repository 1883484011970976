import { isApiError } from '../api/api-error.ts';
import { isLost } from '../api/is-away.ts';
import { randomId } from '../transport/random-id.ts';

/**
 * Sends what has a key of its own. When the answer is lost it is looked for with the same key, by which the server answers what it has
 * done and does nothing beside it; 'unknown' when nobody answers that either.
 * @param send makes the same call each time
 * @throws ApiError when it is refused
 */
export async function sendOnce<Sent>(send: () => Promise<Sent>): Promise<Sent | 'unknown'> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    return 'unknown';
  }
}

/**
 * Sends words that may have been changed since an earlier try with the same key. Where that one was done with the words of then, these are
 * sent beside them.
 * @throws ApiError when it is refused
 */
export async function sendChanged<Sent>(key: string, send: (key: string) => Promise<Sent>): Promise<Sent | 'unknown'> {
  try {
    return await sendOnce(() => send(key));
  } catch (error) {
    if (!isApiError(error) || error.code !== 'request.key-reused') throw error;
  }
  const another = randomId();
  return sendOnce(() => send(another));
}
