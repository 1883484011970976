export { storeHead } from './detail/store-head.ts';
export { FeaturedStorefront } from './storefront/featured-storefront.tsx';
export { OwnStorefront } from './storefront/own-storefront.tsx';
export { StorefrontScreen } from './storefront/screen.tsx';
