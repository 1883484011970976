import type { ComponentType } from 'react';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { lateNear } from '#shared/ui/late.ts';
import type { TestimonialsProps } from './testimonials.tsx';
import styles from './totals.module.css';

const withWords = async <Props,>(code: Promise<ComponentType<Props>>) => (await Promise.all([code, loadStrings(['totals'])]))[0];

const LateStrip = lateNear<object>(async () => withWords(import('./totals-strip.tsx').then(({ TotalsStrip }) => TotalsStrip)), '25%');

/** Guests' reviews of vets; nothing where there are none. */
export const LateTestimonials = lateNear<TestimonialsProps>(() =>
  withWords(import('./testimonials.tsx').then(({ Testimonials }) => Testimonials)),
);

/** How much there is of everything. */
export function LateTotals() {
  return (
    <div className={`container ${styles.place}`}>
      <LateStrip />
    </div>
  );
}
