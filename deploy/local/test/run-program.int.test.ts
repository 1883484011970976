import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { leanAllocator, leanFlags } from '../src/processes/lean-process.ts';

const root = resolve(import.meta.dirname, '../../..');
const fixture = 'deploy/local/test/fixtures/lean-program.ts';

const run = (variables: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const flag = '--disable-warning=ExperimentalWarning';
  const { pid, status, stdout, stderr } = spawnSync(process.execPath, [flag, join(root, 'deploy/local/src/run-program.ts'), ...words], {
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  const lean = { pid, flags: [flag, ...leanFlags], variables: leanAllocator, repository: root };
  return { status, stderr, stdout, lean };
};

test('a program runs as bundle, in the place of the one that starts it, with the limits of a small machine', () => {
  const { stdout, lean } = run({ DEV: '' }, fixture, 'an argument');
  const file = expect.stringMatching(/^.*\/dist\/tests\/[0-9a-f]{16}\/deploy\/local\/test\/fixtures\/lean-program\.js$/);
  expect(JSON.parse(stdout)).toEqual({ ...lean, file, words: ['an argument'] });
});

test('with DEV=1 its source runs', () => {
  const { stdout, lean } = run({ DEV: '1' }, fixture);
  expect(JSON.parse(stdout)).toEqual({ ...lean, file: join(root, fixture), words: [] });
});

test('a program that is not there is named', () => {
  expect(run({ DEV: '' }, 'deploy/local/src/no-such-main.ts')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no-such-main'),
  });
  expect(run({ DEV: '' })).toMatchObject({ status: 2, stderr: expect.stringContaining('usage:') });
});
