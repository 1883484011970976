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
export const isPassingMongoError = ({ name, message, code, errorLabels, errorResponse }: MongoError): boolean => {
  if (typeof name !== 'string' || !/^(Mongo|Pool|WaitQueue)/.test(name)) return false;
  if (passingName.test(name) || (typeof code === 'number' && passingCodes.has(code))) return true;
  if (name === 'MongooseError' && /buffering timed out/.test(String(message))) return true;
  if (errorResponse instanceof Error && isPassingMongoError(errorResponse)) return true;
  return passingLabels.some((label) => errorLabels?.includes(label) === true);
};
