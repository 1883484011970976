const dayMs = 24 * 60 * 60_000;
const periodMs = 30 * dayMs;

/** A key is shown this long before it signs, so that every verifier has it in time, and this long after, until its tokens are gone. */
const shownAroundMs = dayMs;

/** Signing keys change with the calendar: every thirty days since 1970 have their own, so no two processes can disagree. */
export type SigningPeriod = number;

export const periodAt = (at: Date): SigningPeriod => Math.floor(at.getTime() / periodMs);

/** The first and the last period whose keys are to be known at this instant; between them lies the current one. */
export const periodsKnownAt = (at: Date): { first: SigningPeriod; last: SigningPeriod } => ({
  first: periodAt(new Date(at.getTime() - shownAroundMs)),
  last: periodAt(new Date(at.getTime() + shownAroundMs)),
});
