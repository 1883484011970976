/** The mean of the reviews as search engines read it: nothing before the first review. */
export function ratingData({ rating, reviews }: { rating: number; reviews: number }): object {
  if (reviews === 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5, worstRating: 1 } };
}
