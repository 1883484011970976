import type { Knex } from 'knex';

const unanswered = new WeakMap<Knex.Transaction, Promise<unknown>[]>();

/** The transaction that a savepoint of knex is part of. */
export const outermost = (trx: Knex.Transaction): Knex.Transaction => (trx.parentTransaction ? outermost(trx.parentTransaction) : trx);

/** Keeps the answer to a statement that was sent, for `untilAnswered`. */
export const keepUnanswered = (trx: Knex.Transaction, answer: Promise<unknown>): void => {
  // A caller that awaits the answers gets its failure.
  answer.catch(() => undefined);
  const root = outermost(trx);
  const kept = unanswered.get(root);
  if (kept) kept.push(answer);
  else unanswered.set(root, [answer]);
};

/** Waits until the statements that were sent in `trx` and not waited for are answered. @throws the failure of the first one that failed, once */
export const untilAnswered = async (trx: Knex.Transaction): Promise<void> => {
  const root = outermost(trx);
  const kept = unanswered.get(root) ?? [];
  unanswered.delete(root);
  // All of them: until its failure is answered pg takes a named statement for parsed, and would not parse it when it is sent again.
  const refused = (await Promise.allSettled(kept)).find((answer) => answer.status === 'rejected');
  if (refused !== undefined) throw refused.reason;
};

/** Why work in `trx` failed with `error`: a statement that nobody waited for may have failed before, and PostgreSQL refuses all that follow it. */
export const causeIn = async (trx: Knex.Transaction, error: unknown): Promise<unknown> => {
  try {
    await untilAnswered(trx);
    return error;
  } catch (failure) {
    return failure;
  }
};
