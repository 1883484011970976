import { late } from '#shared/ui/late.ts';
import type { FeaturedProductsProps } from './featured/featured-products.tsx';

// In two steps: the list of all files that the code needs lies in the first instead of in the page.
const load = async () => (await import('./featured/load-featured-code.ts')).loadFeaturedCode();

/** Products that are shown before others, once the page stands; nothing where there are none. */
export const LateFeaturedProducts = late<FeaturedProductsProps>(async () => (await load()).FeaturedProducts);
