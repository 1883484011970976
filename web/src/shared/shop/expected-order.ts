import { expectedDays, findCity, type ExpectedDays } from '@paltu/reference';
import type { CartLine } from '../api/types.ts';

/**
 * When what is ordered of a store now should arrive.
 * @param city where it goes, as it was typed; empty while nobody knows
 */
export function expectedOfOrder(
  { city: from, sendsWithinDays }: NonNullable<CartLine['vendor']>,
  city = '',
  now = new Date(),
): ExpectedDays {
  const isSameCity = city.trim() === '' ? undefined : findCity(city)?.id === findCity(from)?.id;
  return expectedDays(now, sendsWithinDays, isSameCity);
}
