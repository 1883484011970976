import type { Sum, Sums, TotalKind } from '../domain/totals.ts';

/** A listing, a request, a member or a vet, and what it adds to the total of its kind. */
export interface CountedThing extends Sum {
  readonly kind: TotalKind;
  readonly id: string;
  /** Of the events about it. */
  readonly version: number;
}

/** The contents of events, in the transaction that takes them. Each keeps the newest. */
export interface HomeRecords {
  /** The totals change by what the things add more or less than before. */
  keepCounted(things: readonly CountedThing[]): Promise<void>;
}

export interface HomeQueries {
  readSums(): Promise<Sums>;
}
