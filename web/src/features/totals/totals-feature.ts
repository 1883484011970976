export { LateTestimonials, LateTotals } from './late-totals.tsx';
