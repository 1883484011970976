import type { MemberId } from '@paltu/kernel';

/** Something that a member attempts, and may attempt again when its answer was lost. */
export interface Attempt {
  readonly memberId: MemberId;
  /** What the member calls it (header `Idempotency-Key`); without one nothing is kept of it, and every repetition is a new attempt. */
  readonly key: string | undefined;
  /** All that was sent, as JSON has it: the same key stands for nothing else. */
  readonly sent: object;
}

/** What each key led to, in the transaction that makes it: when that fails, the key is free again. */
export interface IdempotencyKeys<Id extends string> {
  /** What the attempt led to, if it did. @throws AppError `request.key-reused` when its key stands for something else */
  find(attempt: Attempt): Promise<Id | undefined>;
  /**
   * From now on the attempt leads to `id`: undefined. Where it led to something before, answers that and keeps nothing; waits for another
   * transaction that claims the same key. @throws AppError `request.key-reused` when its key stands for something else
   */
  claim(attempt: Attempt, id: Id, at: Date): Promise<Id | undefined>;
}
