import { loadStrings } from '#shared/i18n/i18n.ts';
import { lateNear } from '#shared/ui/late.ts';
import type { FeaturedProductsProps } from './featured-products.tsx';

/** Products that are shown before others; nothing where there are none. */
export const LateFeaturedProducts = lateNear<FeaturedProductsProps>(async () => {
  const [{ FeaturedProducts }] = await Promise.all([import('./featured-products.tsx'), loadStrings(['accessories', 'shop', 'reviews'])]);
  return FeaturedProducts;
});
