import type { KeptBooks } from '../../product/kept-books.ts';
import type { KeptVisits } from '../../product/kept-visits.ts';
import type { Acknowledged } from '../acknowledged-log.ts';

/** An event as the log holds it; the log may hold one event more than once. */
export interface LoggedEvent {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly eventId: string;
  readonly type: string;
  readonly key: string;
  readonly sequence: number;
  readonly value: Record<string, unknown>;
}

/** One time that a consumer's effect happened, in the order in which it happened. */
export interface Effect {
  readonly eventId: string;
  readonly key: string;
  readonly sequence: number;
}

export interface StoredPet {
  readonly id: string;
  readonly version: number;
  readonly contentVersion: number;
  readonly approvalStatus: string;
  /** Whether it can be had. */
  readonly status: string;
  /** The request that it is kept for, or was handed over by; null when there is none. */
  readonly reservedFor: string | null;
}

export interface StoredRequest {
  readonly id: string;
  readonly petId: string;
  readonly requesterId: string;
  readonly status: string;
  /** Every status it had, the first one first. */
  readonly history: readonly string[];
}

/** How many pets a member has adopted, as a profile counts them. */
export interface AdoptedCount {
  readonly memberId: string;
  readonly count: number;
}

export interface StoredDecision {
  readonly id: string;
  readonly petId: string;
  readonly contentVersion: number;
  readonly action: string;
}

/** A pet as another service knows it. */
export interface KnownVersion {
  readonly petId: string;
  readonly version: number;
}

/** Everything there is to compare once the product has come to rest. */
export interface Evidence extends KeptVisits {
  readonly acknowledged: readonly Acknowledged[];
  readonly log: readonly LoggedEvent[];
  readonly effects: readonly Effect[];
  readonly pets: readonly StoredPet[];
  readonly decisions: readonly StoredDecision[];
  readonly books: KeptBooks;
  readonly reviews: readonly KnownVersion[];
  readonly requests: readonly StoredRequest[];
  /** How far the order of the events about each pet's adoption has come. */
  readonly adoptions: readonly KnownVersion[];
  /** Pets as adoption knows them. */
  readonly offered: readonly KnownVersion[];
  readonly adopted: readonly AdoptedCount[];
  /** Events that a consumer parked. */
  readonly parked: readonly string[];
  /** `topic/partition/offset` in the order in which the tail saw them. */
  readonly tailSaw: readonly string[];
}

/** A promise of the product, and what breaks it here; nothing when it is kept. */
export interface Check {
  readonly name: string;
  readonly violations: (evidence: Evidence) => string[];
}
