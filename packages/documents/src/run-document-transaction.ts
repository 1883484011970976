import { setTimeout as sleep } from 'node:timers/promises';
import { backoff, dependencyTimeouts, serviceUnavailable, slots, type AppError, type Leave, type Slots } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { ClientSession } from 'mongoose';
import type { Documents } from './connect-documents.ts';
import { toStored, type DocumentCollection, type StoredDocument } from './stored-document.ts';

/** An open transaction; every query in it names its session: `model.find(…).session(trx.session)`. */
export interface DocumentTransaction {
  readonly session: ClientSession;
}

/** What `runDocumentTransaction` remembers of a transaction, from one of its attempts to the next. */
interface TransactionState {
  /** By the number of each part that failed, in the order in which parts are begun: why. */
  readonly failures: Map<number, unknown>;
  parts: number;
  /** A part has failed, and with it all that was written: the work is to be done again, without that part. */
  isSpoilt: boolean;
  listeners: (() => void)[];
}

const states = new WeakMap<DocumentTransaction, TransactionState>();

const noteState = (trx: DocumentTransaction, state: TransactionState): void => void states.set(trx, state);

const stateOf = (trx: DocumentTransaction): TransactionState => {
  const state = states.get(trx);
  if (state === undefined) throw new Error('this transaction was not opened by runDocumentTransaction');
  return state;
};

/** Calls `listener` once the transaction is committed, and never when it is not. */
export const afterDocumentCommit = (trx: DocumentTransaction, listener: () => void): void => void stateOf(trx).listeners.push(listener);

/** The server ends a transaction by itself then, when it looks for such ones: see `transactionLifetimeLimitSeconds`. */
const endsByItselfMs = 30_000;

/** No answer of the server: of a transaction that it was to end it may know nothing. */
const wasCutOff = (error: unknown): boolean =>
  error instanceof Error && (/Network|PoolCleared/.test(error.name) || (error.cause !== error && wasCutOff(error.cause)));

/**
 * Has the server end what a session left open whose connection broke, as soon as the server answers again. Until then that transaction
 * holds what it has written, and all who want it stand in its way. Does not reject.
 */
const killOrphanedSession = async ({ connection }: Documents, { id, serverSession }: ClientSession, error: unknown): Promise<void> => {
  if (!wasCutOff(error)) return;
  // Nobody else is given it: what ends it may come late.
  serverSession.isDirty = true;
  const endsAt = performance.now() + endsByItselfMs;
  const pauses = backoff(100, 1_000);
  while (id !== undefined && performance.now() < endsAt) {
    try {
      await connection
        .getClient()
        .db('admin')
        .command({ killSessions: [id] });
      return;
    } catch {
      await sleep(pauses.next(), undefined, { ref: false });
    }
  }
};

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

const writeConflict = 112;

/** Another transaction has written the document since this one began, or holds it now. */
export const isWriteConflict = (error: unknown): boolean => (error as { code?: unknown }).code === writeConflict;

/**
 * Finds a document and holds it until the transaction ends: by a write, in whose way every other stands. Who comes second is done again
 * from the beginning, and then reads what the first has left.
 */
export const lockDocument = async (
  collection: DocumentCollection,
  { session }: DocumentTransaction,
  where: object,
): Promise<StoredDocument | undefined> =>
  // Counted: a write that changes nothing would stand in nobody's way.
  (await collection().findOneAndUpdate(where, { $inc: { held: 1 } }, { session, returnDocument: 'after' })) ?? undefined;

/** The same, and undefined also while another transaction has locked it. */
export const lockSkipLocked = async (
  collection: DocumentCollection,
  trx: DocumentTransaction,
  where: object,
): Promise<StoredDocument | undefined> => {
  try {
    return await runPart(trx, (part) => lockDocument(collection, part, where), isWriteConflict);
  } catch (error) {
    if (isWriteConflict(error)) return undefined;
    throw error;
  }
};

/** As `upsertNewer` of the projections, for a document. */
export const upsertNewerDocument = async <State extends { readonly id: string; readonly version: number }>(
  collection: DocumentCollection,
  { session }: DocumentTransaction,
  state: State,
): Promise<void> => {
  const { _id, ...fields } = toStored(state);
  const known = await collection().findOne({ _id }, { session, projection: { version: 1 } });
  if (known !== null && Number(known['version']) > state.version) return;
  await collection().replaceOne({ _id }, fields, { session, upsert: true });
};
