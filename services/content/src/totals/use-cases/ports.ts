import type { MemberId } from '@paltu/kernel';
import type { Sum, Sums, TotalKind } from '../domain/totals.ts';

/** A listing, a request, a member or a vet, and what it adds to the total of its kind. */
export interface CountedThing extends Sum {
  readonly kind: TotalKind;
  readonly id: string;
  /** Of the events about it. */
  readonly version: number;
}

/** A vet as a testimonial names them. */
export interface PraisedVet {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly cityId: string;
}

/** A guest's review of a vet. */
export interface Testimonial {
  /** Of the review. */
  readonly id: string;
  /** Of the events about all reviews of the vet. */
  readonly version: number;
  readonly vetId: string;
  readonly authorId: MemberId;
  /** Empty when it is none: with fewer than five stars, without words, or taken away. */
  readonly comment: string;
  readonly reviewedAt: Date;
}

/** The contents of events, in the transaction that takes them. Each keeps the newest. */
export interface HomeRecords {
  /** The totals change by what the things add more or less than before. */
  keepCounted(things: readonly CountedThing[]): Promise<void>;
  keepVet(vet: PraisedVet): Promise<void>;
  keepTestimonial(testimonial: Testimonial): Promise<void>;
}

/** A testimonial with the vet of whom it is. */
export interface ReadTestimonial extends Omit<Testimonial, 'version'> {
  readonly vetName: string;
  readonly cityId: string;
}

export interface HomeQueries {
  readSums(): Promise<Sums>;
  /** The newest first: those whose author is a member and whose vet everybody may see. */
  listTestimonials(most: number): Promise<readonly ReadTestimonial[]>;
}
