import type { ClientSession } from 'mongoose';

/** An open transaction; every query in it names its session: `model.find(…).session(trx.session)`. */
export interface DocumentTransaction {
  readonly session: ClientSession;
}

/** What `runDocumentTransaction` remembers of a transaction, from one of its attempts to the next. */
export interface TransactionState {
  /** By the number of each part that failed, in the order in which parts are begun: why. */
  readonly failures: Map<number, unknown>;
  parts: number;
  /** A part has failed, and with it all that was written: the work is to be done again, without that part. */
  isSpoilt: boolean;
  listeners: (() => void)[];
}

const states = new WeakMap<DocumentTransaction, TransactionState>();

export const noteState = (trx: DocumentTransaction, state: TransactionState): void => void states.set(trx, state);

export const stateOf = (trx: DocumentTransaction): TransactionState => {
  const state = states.get(trx);
  if (state === undefined) throw new Error('this transaction was not opened by runDocumentTransaction');
  return state;
};

/** Calls `listener` once the transaction is committed, and never when it is not. */
export const afterDocumentCommit = (trx: DocumentTransaction, listener: () => void): void => void stateOf(trx).listeners.push(listener);
