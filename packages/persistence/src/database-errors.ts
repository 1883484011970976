import { AppError, fullDiskProblem, requestInvalid, serviceUnavailable, type Clock } from '@paltu/kernel';

/** Of the system: no room on the disk, or none left of what one may use. 53100 is PostgreSQL's, 14031 MongoDB's. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100', 14_031]);

/** Whether it failed because a disk had no room: this machine's, or a database's. */
export const isOfFullDisk = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return codes.has(code) || (cause !== error && isOfFullDisk(cause));
};

const shownForMs = 60_000;

export interface FullDisks {
  note(error: unknown): void;
  /** What a person has to look at, for a minute after the last time; nothing when all is well. */
  problems(): readonly string[];
}

/** Remembers when a disk had no room, for `/readyz`: the process serves on, and what needs no room is answered. */
export const watchFullDisks = (clock: Clock): FullDisks => {
  let lastAt: number | undefined;
  return {
    note: (error) => {
      if (isOfFullDisk(error)) lastAt = clock.now().getTime();
    },
    problems: () => {
      const agoMs = clock.now().getTime() - (lastAt ?? Number.NEGATIVE_INFINITY);
      return agoMs > shownForMs ? [] : [`${fullDiskProblem} ${Math.round(agoMs / 1_000)} s ago: what needs some is refused`];
    },
  };
};

/** Of the driver, and of mongoose: the server cannot be reached, or the pool gives no connection. */
const passingName =
  /^(MongoNetwork(Timeout)?Error|Mongo(ose)?ServerSelectionError|MongoPoolC(leared|losed)\w*|PoolC(leared|losed)\w*|MongoWaitQueueTimeoutError|WaitQueueTimeoutError|MongoNotConnectedError|MongoTopologyClosedError|MongoServerClosedError|MongoClientClosedError|MongoStalePrimaryError|MongoExpiredSessionError)$/;

/** Of the server: it leaves, it is not the primary, a time limit, a transaction that stood in another's way or was ended. */
const passingCodes = new Set([
  6, 7, 24, 46, 50, 64, 89, 91, 94, 112, 134, 189, 202, 211, 225, 239, 246, 251, 262, 279, 290, 317, 365, 9001, 10_107, 11_600, 11_601,
  11_602, 13_435, 13_436,
]);

const passingLabels = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

interface MongoError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errorLabels?: readonly string[];
  /** Of several writes at once: what became of the one that failed, when that is an error of its own. */
  readonly errorResponse?: unknown;
}

/** Whether waiting and repeating may help after an error of MongoDB or mongoose; known by its form, for nobody else loads that library. */
const isPassingMongoError = ({ name, message, code, errorLabels, errorResponse }: MongoError): boolean => {
  if (typeof name !== 'string' || !/^(Mongo|Pool|WaitQueue)/.test(name)) return false;
  if (passingName.test(name) || (typeof code === 'number' && passingCodes.has(code))) return true;
  if (name === 'MongooseError' && /buffering timed out/.test(String(message))) return true;
  if (errorResponse instanceof Error && isPassingMongoError(errorResponse)) return true;
  return passingLabels.some((label) => errorLabels?.includes(label) === true);
};

/** Input that reached SQL although a border should have refused it: NUL, lone surrogates, numbers out of range. */
const invalidInputStates = new Set(['22021', '22P02', '22P05', '22003']);

/**
 * States that do not blame the statement: it may succeed when repeated. Whole classes: 08 connection, 40 rollback, 53 resources, 57P
 * shutdown. Single states: a cancelled statement, a lock not granted in time, a session that was cut off.
 */
const passingState = /^(08...|40...|53...|57P..|57014|55P03|25P03|25P04)$/;

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENETDOWN'.split(' '),
);

/** How pg, tarn and knex word a lost connection when they set no code. */
const lostConnection =
  /connection terminated|connection ended|connection error and is not queryable|client was closed|timeout expired|timeout exceeded when trying to connect|timeout acquiring a connection|unable to acquire a connection|query read timeout|^aborted$/i;

const textOf = (error: unknown, property: 'code' | 'name' | 'message'): string => {
  const value: unknown = (error as Record<string, unknown>)[property];
  return typeof value === 'string' ? value : '';
};

const isNetworkError = (error: object): boolean => networkCodes.has(textOf(error, 'code'));

const looksPassing = (error: object): boolean =>
  passingState.test(textOf(error, 'code')) ||
  isNetworkError(error) ||
  isOfFullDisk(error) ||
  (error instanceof AggregateError && error.errors.some(isInfrastructureError)) ||
  textOf(error, 'name') === 'KnexTimeoutError' ||
  isPassingMongoError(error) ||
  lostConnection.test(textOf(error, 'message'));

/**
 * Whether waiting and repeating may help: connection lost or refused, pool exhausted, server shutting down, deadlock, a
 * timeout, on PostgreSQL or MongoDB; a disk without room. An `AppError` of kind `unavailable` counts too, and so does an error whose `cause` does.
 */
export function isInfrastructureError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof AppError) return error.kind === 'unavailable';
  if (looksPassing(error)) return true;
  return 'cause' in error && error.cause !== error && isInfrastructureError(error.cause);
}

/** Name of the constraint that refused a row (SQLSTATE class 23), or undefined. */
export const violatedConstraint = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && textOf(error, 'code').startsWith('23')
    ? (error as { constraint?: string }).constraint
    : undefined;

/**
 * What a caller may see of a database error: `invalid` for input that SQL cannot hold, `unavailable` when waiting may help, anything else
 * unchanged.
 */
export const toAppError = (error: unknown): unknown => {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  if (invalidInputStates.has(textOf(error, 'code'))) return requestInvalid({ cause: error });
  if (isInfrastructureError(error)) return serviceUnavailable({ cause: error });
  return error;
};
