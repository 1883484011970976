import { writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { AppError } from '@paltu/kernel';
import { isOfFullDisk, watchFullDisks, isInfrastructureError, violatedConstraint, toAppError } from './database-errors.ts';

const withCode = (code: string | number): Error => Object.assign(new Error(`code ${code}`), { code });

test.each(['ENOSPC', 'EDQUOT', '53100', 14_031])('%s is a disk without room, also as the cause of another error', (code) => {
  expect([isOfFullDisk(withCode(code)), isOfFullDisk(new Error('could not save', { cause: withCode(code) }))]).toEqual([true, true]);
});

test.each([withCode('ENOENT'), withCode('53300'), new Error('no space left'), 'ENOSPC', undefined])(
  '%j is no error of a full disk',
  (error) => {
    expect(isOfFullDisk(error)).toBe(false);
  },
);

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a write that finds no room is one', async () => {
  const error: unknown = await writeFile('/dev/full', 'picture').catch((fault: unknown) => fault);
  expect(isOfFullDisk(error)).toBe(true);
});

test('it is shown for a minute after the last time', () => {
  let now = new Date('2026-11-26T10:00:00Z');
  const disks = watchFullDisks({ now: () => now });
  disks.note(withCode('ENOENT'));
  expect(disks.problems()).toEqual([]);
  disks.note(withCode('ENOSPC'));
  now = new Date('2026-11-26T10:00:30Z');
  expect(disks.problems()).toEqual(['a disk had no room 30 s ago: what needs some is refused']);
  now = new Date('2026-11-26T10:01:01Z');
  expect(disks.problems()).toEqual([]);
});

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

const sqlError = (code: string, more: object = {}): Error => Object.assign(new Error(`state ${code}`), { code, ...more });
const networkError = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' });

test.each(['08006', '08000', '40001', '40P01', '53300', '53100', '57P01', '57P02', '57P03', '57014', '55P03', '25P03'])(
  'SQLSTATE %s is worth waiting for',
  (code) => expect(isInfrastructureError(sqlError(code))).toBe(true),
);

test.each(['23505', '23503', '22021', '22P02', '42P01', '25P02', '3D000', '57000'])('SQLSTATE %s is not', (code) =>
  expect(isInfrastructureError(sqlError(code))).toBe(false),
);

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])('the network error %s is worth waiting for', (code) =>
  expect(isInfrastructureError(networkError(code))).toBe(true),
);

test.each([
  'Connection terminated unexpectedly',
  'insert into "pets" - Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'timeout expired',
  'Knex: Timeout acquiring a connection. The pool is probably full.',
])('a connection lost in the words %j is worth waiting for', (message) => expect(isInfrastructureError(new Error(message))).toBe(true));

test('what was wrapped is recognised, and so is a refusal that is marked as temporary', () => {
  expect(isInfrastructureError(new Error('could not save', { cause: sqlError('57P01') }))).toBe(true);
  expect(isInfrastructureError(new AggregateError([networkError('ECONNREFUSED')]))).toBe(true);
  expect(isInfrastructureError(new AppError('unavailable', 'keys.unavailable', 'No keys'))).toBe(true);
});

test('a refusal, a fault of ours and a missing file are not', () => {
  const missingFile = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
  const others = [new AppError('conflict', 'pet.gone', 'Gone'), new TypeError('x is undefined'), missingFile, 'text', null, undefined];
  for (const error of others) expect(isInfrastructureError(error)).toBe(false);
});

test.each(['22021', '22P02', '22P05', '22003'])('input that SQL cannot hold (%s) is reported as invalid', (code) =>
  expect(toAppError(sqlError(code))).toMatchObject({ kind: 'invalid', code: 'request.invalid' }),
);

test('a database that is away is reported as unavailable, with when to come back', () => {
  expect(toAppError(networkError('ECONNREFUSED'))).toMatchObject({
    kind: 'unavailable',
    code: 'service.unavailable',
    retryAfterSeconds: 2,
  });
});

test('a disk without room is unavailable, and worth waiting for', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect([isInfrastructureError(full), toAppError(full)]).toEqual([
    true,
    expect.objectContaining({ code: 'service.unavailable', cause: full }),
  ]);
});

test('everything else stays what it is', () => {
  const [refusal, fault] = [new AppError('conflict', 'pet.gone', 'Gone'), sqlError('23505', { constraint: 'accounts_email' })];
  expect(toAppError(refusal)).toBe(refusal);
  expect(toAppError(fault)).toBe(fault);
  expect(violatedConstraint(fault)).toBe('accounts_email');
  expect(violatedConstraint(refusal)).toBeUndefined();
});
