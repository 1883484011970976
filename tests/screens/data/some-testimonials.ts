import type { Testimonial, Totals } from '../../../web/src/shared/api/types.ts';
import { vetId } from './some-vets.ts';

export const someTotals = (): Totals => ({ pets: 1234, adoptions: 86, users: 5012, vets: 41, averageDays: 12, successRate: 0.97 });

export const noTotals = (): Totals => ({ pets: 0, adoptions: 0, users: 0, vets: 0, averageDays: null, successRate: null });

const comments = [
  { name: 'Sana Ahmed', text: 'She came to our home within the hour, and took all the time that our cat needed.', location: 'Lahore' },
  { name: 'بلال خان', text: 'نہایت شفیق ڈاکٹر ہیں۔ میرے کتے نے پہلی بار معائنے میں آرام سے ساتھ دیا۔', location: 'Karachi' },
  { name: 'Hina Malik', text: 'Clear advice, an honest price.', location: 'Islamabad' },
  { name: 'Omar Farooq', text: 'A fourth one, for which there is no room.', location: 'Lahore' },
] as const;

/** Guests' reviews of vets, the newest first; more than home shows. */
export const someTestimonials = (): Testimonial[] =>
  comments.map((words, index) => {
    const id = `0d0d0d0d-0000-4000-8000-00000000000${index}`;
    const vet = { id: vetId(1 + (index % 2)), name: index % 2 === 0 ? 'Dr. Amna Khan' : 'ڈاکٹر احمد رضا' };
    return { ...words, _id: id, id, avatar: null, rating: 5, vet, createdAt: '2026-11-01T12:00:00.000Z' };
  });
