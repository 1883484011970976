// What home fetches of the shop once it stands, in one piece.
import { loadStrings } from '#shared/i18n/i18n.ts';

export { FeaturedProducts } from './featured-products.tsx';
export const loadWords = async () => loadStrings(['accessories', 'shop', 'reviews']);
