import { isLost } from '../api/is-away.ts';

/**
 * Sends what has a key of its own. When the answer is lost it is looked for with the same key, by which the server answers what it has
 * done and does nothing beside it; 'unknown' when nobody answers that either.
 * @param send makes the same call each time
 * @throws ApiError when it is refused
 */
export async function sendSurely<Sent>(send: () => Promise<Sent>): Promise<Sent | 'unknown'> {
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
