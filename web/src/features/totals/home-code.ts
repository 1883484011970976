// What home fetches once it stands, in one piece.
import { loadStrings } from '#shared/i18n/i18n.ts';

export { Testimonials } from './testimonials.tsx';
export { TotalsStrip } from './totals-strip.tsx';
export const loadWords = async () => loadStrings(['totals']);
