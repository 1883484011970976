import { setTimeout as sleep } from 'node:timers/promises';
import { type AppError, backoff, dependencyTimeouts, type Leave, serviceUnavailable, type Slots, slots } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { Documents } from './connect-documents.ts';
import { killOrphanedSession } from './kill-orphaned-session.ts';
import { noteState, stateOf, type DocumentTransaction, type TransactionState } from './document-transaction.ts';

/** For so long a transaction is tried again that stood in another's way. */
const retriesMs = dependencyTimeouts.database.statement;
const [shortestPauseMs, longestPauseMs] = [1, 200] as const;

/** As the driver words it; known by its form, for nobody loads the driver who only has a transaction handed to them. */
interface LabelledError {
  readonly hasErrorLabel?: (label: string) => boolean;
  /** Of several writes at once: what became of the one that failed, when that is an error of its own. */
  readonly errorResponse?: unknown;
}

const hasLabel = (error: unknown, label: string): boolean => {
  if (!(error instanceof Error)) return false;
  const { errorResponse } = error as LabelledError;
  if ((error as LabelledError).hasErrorLabel?.(label) === true) return true;
  return [errorResponse, error.cause].some((inner) => inner !== error && hasLabel(inner, label));
};

/** It stood in another's way, or the primary changed: nothing of it was kept, and the same work may succeed. */
const isTransient = (error: unknown): boolean => hasLabel(error, 'TransientTransactionError');

const commit = async ({ session }: DocumentTransaction, endsAt: number): Promise<void> => {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || performance.now() > endsAt) throw error;
    }
  }
};

const abort = async ({ session }: DocumentTransaction): Promise<void> => {
  if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
};

/** A part of it failed: thrown through the work, so that it ends. It looks like trouble of the server, which nobody takes for a refusal. */
const spoilt = (failure: unknown): AppError => serviceUnavailable({ cause: failure });

const turns = new WeakMap<Documents, Slots>();

/**
 * Waits for its turn among the transactions of this process that stood in another's way, as long as for a lock; answers how to end the turn.
 * @throws AppError `service.unavailable` when its turn does not come
 */
const takeTurn = (documents: Documents): Promise<Leave> => {
  const queue =
    turns.get(documents) ??
    slots({ running: 1, waiting: Number.POSITIVE_INFINITY, waitMs: dependencyTimeouts.database.lock, refusal: serviceUnavailable });
  turns.set(documents, queue);
  return queue.enter();
};

/**
 * Runs `work` in a transaction. Commits when it resolves, aborts when it rejects, and rejects then with its error. What stood in another's
 * way is done again for some seconds, one after the other of this process: `work` must have no effect but by `trx`.
 * @throws AppError `service.unavailable` when others of this process stand in each other's way for so long that it is not its turn
 */
export const runDocumentTransaction = async <T>(documents: Documents, work: (trx: DocumentTransaction) => Promise<T>): Promise<T> => {
  let endsAt = performance.now() + retriesMs;
  let endTurn: Leave | undefined;
  const pauses = backoff(shortestPauseMs, longestPauseMs);
  const failures: TransactionState['failures'] = new Map();
  const session = await documents.connection.startSession();
  try {
    for (;;) {
      const trx: DocumentTransaction = { session };
      const state: TransactionState = { failures, parts: 0, isSpoilt: false, listeners: [] };
      noteState(trx, state);
      session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' }, readPreference: 'primary' });
      try {
        const result = await work(trx);
        if (state.isSpoilt) throw spoilt(undefined);
        await commit(trx, endsAt);
        for (const listener of state.listeners) listener();
        return result;
      } catch (error) {
        await abort(trx);
        if (state.isSpoilt) continue;
        if (!isTransient(error) || performance.now() > endsAt) {
          void killOrphanedSession(documents, session, error);
          throw error;
        }
        // One at a time from now on: many who want the same would else stand in each other's way again and again.
        if (endTurn === undefined) {
          endTurn = await takeTurn(documents);
          endsAt = performance.now() + retriesMs;
        }
        await sleep(pauses.next());
      }
    }
  } finally {
    endTurn?.();
    await session.endSession();
  }
};

/**
 * A part of a transaction that may fail alone: what it wrote is then undone, and the rest goes on. MongoDB keeps nothing of a transaction in
 * which a statement failed, so the work before the part is done again, and the part is passed over: that work must do the same each time.
 * @param mayFail what counts as a failure of the part: by default everything but trouble of the server.
 */
export const runPart = async <T>(
  trx: DocumentTransaction,
  work: (trx: DocumentTransaction) => Promise<T>,
  mayFail: (error: unknown) => boolean = (error) => !isTransient(error),
): Promise<T> => {
  const state = stateOf(trx);
  const number = state.parts;
  state.parts += 1;
  if (state.failures.has(number)) throw state.failures.get(number);
  try {
    return await work(trx);
  } catch (error) {
    // A part inside of it has failed, which is done again without that one first.
    if (state.isSpoilt || !mayFail(error)) throw error;
    // Those that were begun inside of it are not begun again: their numbers are free.
    for (const inner of state.failures.keys()) if (inner > number) state.failures.delete(inner);
    state.failures.set(number, error);
    state.isSpoilt = true;
    throw spoilt(error);
  }
};

/** How a use case opens its transaction: `scopeOf` builds repositories and outbox on it. */
export const documentTransactionRunner =
  <Scope>(documents: Documents, scopeOf: (trx: DocumentTransaction) => Scope): InTransaction<Scope> =>
  (work) =>
    runDocumentTransaction(documents, (trx) => work(scopeOf(trx)));
