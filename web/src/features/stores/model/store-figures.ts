import type { Store } from '#shared/api/types.ts';

/** How content buyers are, in percent; undefined before the first review. */
export function satisfactionOf({ rating, reviews }: Pick<Store, 'rating' | 'reviews'>): number | undefined {
  return reviews > 0 ? Math.round(rating * 20) : undefined;
}
