import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '@paltu/testing/service';
import { authService } from '../src/service.ts';
import { authVariables } from './auth-variables.ts';
import { aRegistration } from './running-auth.ts';

const program = join(import.meta.dirname, '../src/grant-admin-command.ts');

let auth: TestService;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-mails-'));
  auth = await startTestService(authService, { variables: authVariables(folder) });
});
afterAll(async () => {
  await auth.stop();
  await rm(folder, { recursive: true, force: true });
});

const grant = (...args: string[]): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: auth.databaseUrl };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });

test('the command makes an admin, says so, and says when there is nothing to do', async () => {
  const registration = aRegistration({ firstName: 'Ali', lastName: 'Raza', email: 'ali@example.com' });
  expect(await auth.call('POST', '/auth/register', { json: registration })).toMatchObject({ status: 201 });

  expect(await grant('ALI@example.com')).toEqual({
    code: 0,
    out: 'Ali Raza <ali@example.com> is an admin from the next login or refresh on.\n',
    err: '',
  });
  expect(await grant('ali@example.com')).toEqual({ code: 0, out: 'Ali Raza <ali@example.com> is an admin already.\n', err: '' });
  expect(await grant('nobody@example.com')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('No account has the address nobody@example.com'),
  });
  expect(await grant()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('make admin email=') });
});
