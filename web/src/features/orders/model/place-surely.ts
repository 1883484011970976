import { isLost } from '#shared/api/is-away.ts';

/**
 * Places an order. When the answer is lost it is looked for with the same key, by which the server answers the order that it has placed
 * and places none beside it; 'unknown' when nobody answers that either.
 * @param place makes the same call each time
 * @throws ApiError when it is refused
 */
export async function placeSurely<Placed>(place: () => Promise<Placed>): Promise<Placed | 'unknown'> {
  try {
    return await place();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return await place();
  } catch (error) {
    if (!isLost(error)) throw error;
    return 'unknown';
  }
}
