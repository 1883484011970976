import { late } from '#shared/ui/late.ts';
import styles from './totals.module.css';
import type { TestimonialsProps } from './testimonials.tsx';

// In two steps: the list of all files that the code needs weighs half a kilobyte, and lies in the first instead of in the page.
const load = async () => (await import('./load-home-code.ts')).loadHomeCode();

const Late = late<object>(async () => (await load()).TotalsStrip);

/** Guests' reviews of vets, once the page stands; nothing where there are none. */
export const LateTestimonials = late<TestimonialsProps>(async () => (await load()).Testimonials);

/** How much there is of everything, counted once the page stands. */
export function LateTotals() {
  return (
    <div className={`container ${styles.place}`}>
      <Late />
    </div>
  );
}
