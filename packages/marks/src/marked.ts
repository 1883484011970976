import type { Paper } from '@paltu/pictures';

/** What admins mark things with; which of these a kind of thing may have is up to moderation. */
export const markNames = ['featured', 'verified', 'hidden', 'registered'] as const;
export type MarkName = (typeof markNames)[number];

/** What moderation decided about a thing, as the thing keeps it. */
export interface Marked {
  /** Those that this kind of thing may have. */
  readonly marks: Readonly<Partial<Record<MarkName, boolean>>>;
  /** Why an admin has hidden it, for its owner to read; empty while nobody has. */
  readonly hiddenReason: string;
  /** Number of the last decision of moderation that was taken in; 0 without one. */
  readonly decidedUpTo: number;
}

export const verificationStatuses = ['none', 'waiting', 'verified', 'sent-back'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** What an owner asked the mark `verified` with, and what became of it. */
export interface Verification {
  readonly status: VerificationStatus;
  /** Counts the requests of this thing; a decision names it. */
  readonly number: number;
  /** Empty without a request, and where papers have no number. */
  readonly registrationNumber: string;
  /** Of the registration: its last day, in Pakistan; null where it has none. */
  readonly validUntil: string | null;
  /** Only the owner and admins read them. */
  readonly papers: readonly Paper[];
  readonly askedAt: Date | null;
  /** Why it was sent back; empty when it was not. */
  readonly reason: string;
}

/** A thing that may have the mark `verified`, by papers. */
export interface Verifiable extends Marked {
  readonly verification: Verification;
  /** The last day, in Pakistan, of the mark `verified`; null while there is none, or while it has no end. */
  readonly verifiedUntil: string | null;
}

type Of<M extends MarkName> = Readonly<Record<M, boolean>>;

/** A new thing, which nobody has decided about. @param names the marks that it may have */
export const unmarked = <M extends MarkName>(...names: readonly M[]): Marked & { readonly marks: Of<M> } => ({
  marks: Object.fromEntries(names.map((name) => [name, false])) as Of<M>,
  hiddenReason: '',
  decidedUpTo: 0,
});

/** Nothing is asked. @param number of requests so far */
export const unverified = (number = 0): Pick<Verifiable, 'verification' | 'verifiedUntil'> => ({
  verification: { status: 'none', number, registrationNumber: '', validUntil: null, papers: [], askedAt: null, reason: '' },
  verifiedUntil: null,
});

/**
 * What becomes different of a thing when what its papers show has changed, such as its name: the mark ends and the papers wait until an
 * admin has looked again. Papers that wait already get a number of their own, so that no decision about what was there before counts.
 */
export const toVerifyAgain = <T extends Verifiable>({ marks, verification }: T, at: Date): Partial<Pick<T, keyof Verifiable>> => {
  const { status, number, askedAt } = verification;
  if (status !== 'waiting' && status !== 'verified') return {};
  return {
    marks: { ...marks, verified: false },
    verifiedUntil: null,
    verification: { ...verification, status: 'waiting', number: number + 1, askedAt: status === 'waiting' ? askedAt : at },
  };
};
