import type { Branded } from '@paltu/kernel';

export type PaperId = Branded<string, 'PaperId'>;

/** A document as its owner sent it; size in bytes. */
export interface Paper {
  readonly id: PaperId;
  readonly name: string;
  readonly size: number;
}

export const verificationStatuses = ['none', 'waiting', 'verified', 'sent-back'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** What a vet asked the mark `verified` with, and how that stands. */
export interface Verification {
  readonly status: VerificationStatus;
  /** Counts the requests of this vet; a decision names it. */
  readonly number: number;
  /** Empty without a request. */
  readonly registrationNumber: string;
  /** Of the registration: its last day, in Pakistan. */
  readonly validUntil: string | null;
  /** Only the vet and admins read them. */
  readonly papers: readonly Paper[];
  readonly askedAt: Date | null;
  /** Why it was sent back; empty when it was not. */
  readonly reason: string;
}

export const noVerification = (number = 0): Verification => ({
  status: 'none',
  number,
  registrationNumber: '',
  validUntil: null,
  papers: [],
  askedAt: null,
  reason: '',
});
