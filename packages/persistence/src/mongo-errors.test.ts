import { expect, test } from '@jest/globals';
import { isInfrastructureError, violatedConstraint } from './database-errors.ts';

const failing = (fields: object): Error => Object.assign(new Error('no'), fields);

test.each([
  ['the server is away', { name: 'MongoServerSelectionError' }],
  ['a connection was lost', { name: 'MongoNetworkError' }],
  ['the pool gave none', { name: 'MongoWaitQueueTimeoutError' }],
  ['the primary steps down', { name: 'MongoServerError', code: 189 }],
  ['it stood in the way of another', { name: 'MongoServerError', code: 112, errorLabels: ['TransientTransactionError'] }],
  ['nobody knows whether it was committed', { name: 'MongoServerError', errorLabels: ['UnknownTransactionCommitResult'] }],
  [
    'a connection was lost in the middle of several writes',
    { name: 'MongoBulkWriteError', errorResponse: Object.assign(new Error('closed'), { name: 'MongoNetworkError' }) },
  ],
  ['the connection was never opened', { name: 'MongooseError', message: 'Operation `pets.find()` buffering timed out after 8000ms' }],
])('an error of MongoDB that may pass: %s', (_what, fields) => {
  expect(isInfrastructureError(failing(fields))).toBe(true);
});

test.each([
  ['a unique index', { name: 'MongoServerError', code: 11_000 }],
  ['a wrong password', { name: 'MongoServerError', code: 18 }],
  ['a wrong query', { name: 'MongoServerError', code: 2 }],
  ['an error of ours with the same number', { name: 'Error', code: 112 }],
])('an error that does not pass: %s', (_what, fields) => {
  expect(isInfrastructureError(failing(fields))).toBe(false);
  expect(violatedConstraint(failing(fields))).toBeUndefined();
});
