import { AppError, requestInvalid, serviceUnavailable } from '@paltu/kernel';
import { isOfFullDisk } from './full-disks.ts';
import { isPassingMongoError } from './mongo-errors.ts';

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
