import { isApiError } from '../api/api-error.ts';
import { randomId } from '../transport/random-id.ts';
import { sendSurely } from './send-surely.ts';

/**
 * Sends words that may have been changed since an earlier try with the same key. Where that one was done with the words of then, these are
 * sent beside them.
 * @throws ApiError when it is refused
 */
export async function sendAnyway<Sent>(key: string, send: (key: string) => Promise<Sent>): Promise<Sent | 'unknown'> {
  try {
    return await sendSurely(() => send(key));
  } catch (error) {
    if (!isApiError(error) || error.code !== 'request.key-reused') throw error;
  }
  const another = randomId();
  return sendSurely(() => send(another));
}
