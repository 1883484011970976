import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const written = (code: string): string => {
  const logger = new URL('create-logger.ts', import.meta.url).href;
  const program = `const { createLogger } = await import('${logger}'); const logger = createLogger({ service: 'auth', level: 'info' }); ${code}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
};

test('a log names what is wrong in the database, not the row that it is wrong with', () => {
  const line = written(`logger.error({ err: Object.assign(new Error('a row was refused'), {
    code: '23514', constraint: 'accounts_check', detail: 'Failing row contains (sana@example.com, $argon2id$secret).',
    where: 'unnamed portal parameter $1 = sana@example.com' }) }, 'request failed')`);
  expect(line).toContain('accounts_check');
  expect(line).not.toMatch(/sana@example\.com|argon2id/);
});

test('what a member keeps to themselves is not written', () => {
  const line = written(`logger.info({ email: 'sana@example.com', body: { password: 'Zebra77', refreshToken: 'abc123' } }, 'careless')`);
  expect(line).toContain('careless');
  expect(line).not.toMatch(/sana@|Zebra77|abc123/);
});
