import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const written = (code: string): string => {
  const logger = new URL('create-logger.ts', import.meta.url).href;
  const program = `const { createLogger } = await import('${logger}'); const logger = createLogger({ service: 'auth', level: 'info' }); ${code}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
};

test('a line has its time as people and tools read it, in UTC', () => {
  const { time } = JSON.parse(written(`logger.info({}, 'fine')`)) as { time: string };
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
});

test('a log names what is wrong in the database, not the row that it is wrong with', () => {
  const line = written(`logger.error({ err: Object.assign(new Error('a row was refused'), {
    code: '23514', constraint: 'accounts_check', detail: 'Failing row contains (sana@example.com, $argon2id$secret).',
    where: 'unnamed portal parameter $1 = sana@example.com' }) }, 'request failed')`);
  expect(line).toContain('accounts_check');
  expect(line).not.toMatch(/sana@example\.com|argon2id/);
});

test.each([
  ['in the output of another program', `logger.warn({ reason: 'Error: 550 5.1.1 <sana@example.com>: no such user' }, 'mail')`],
  ['in the path of a request', `logger.info({ path: '/reset/sana@example.com' }, 'request')`],
  ['in the path of a request, as browsers write it', `logger.info({ path: '/reset/sana%40example.com' }, 'request')`],
  [
    'in an error, its cause and its stack',
    `logger.error({ err: new Error('no sana@example.com', { cause: new Error('sana@example.com') }) }, 'failed')`,
  ],
  ['behind a line break', `logger.warn({ reason: 'refused:\\nsana@example.com\\u0001sana@example.com' }, 'mail')`],
  ['in a list, deep inside', `logger.info({ members: [{ of: ['x', 'sana.bibi+pets@mail.example.pk'] }] }, 'careless')`],
])('no e-mail address is written, also %s', (_where, code) => {
  const line = written(code);
  expect(line).not.toMatch(/sana/);
  expect(line).toContain('[redacted]');
  expect(() => JSON.parse(line)).not.toThrow();
});

test('what only looks a little like one stays', () => {
  const line = written(`logger.info({ package: 'kafkajs@2.2.4', file: 'node_modules/@paltu/kernel/src/index.ts', at: 'a @ b' }, 'fine')`);
  expect(line).not.toContain('redacted');
});

test('what a member keeps to themselves is not written', () => {
  const line = written(`logger.info({ email: 'sana@example.com', body: { password: 'Zebra77', refreshToken: 'abc123' } }, 'careless')`);
  expect(line).toContain('careless');
  expect(line).not.toMatch(/sana@|Zebra77|abc123/);
});

test('a line of the security log is written with the client’s address, and no other line is', () => {
  const kernel = import.meta.resolve('@paltu/kernel');
  const lines = written(`const { withRequestContext } = await import('${kernel}');
    withRequestContext({ requestId: 'a-request', clientAddress: '203.0.113.9' }, () => {
      logger.warn({ event: 'security.login-failed' }, 'refused'); logger.info({ event: 'x' }, 'request'); });`);
  const [refused, other] = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(refused).toMatchObject({ requestId: 'a-request', clientAddress: '203.0.113.9' });
  expect(other).not.toHaveProperty('clientAddress');
});
