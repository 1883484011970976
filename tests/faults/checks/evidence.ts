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
}

export interface StoredDecision {
  readonly id: string;
  readonly petId: string;
  readonly contentVersion: number;
  readonly action: string;
}

export interface StoredReview {
  readonly petId: string;
  readonly version: number;
}

/** Everything there is to compare once the product has come to rest. */
export interface Evidence {
  readonly acknowledged: readonly Acknowledged[];
  readonly log: readonly LoggedEvent[];
  readonly effects: readonly Effect[];
  readonly pets: readonly StoredPet[];
  readonly decisions: readonly StoredDecision[];
  readonly reviews: readonly StoredReview[];
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
