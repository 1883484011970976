import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { leanAllocator, leanFlags } from '../src/processes/lean-process.ts';

const program = fileURLToPath(new URL('fixtures/lean-program.ts', import.meta.url));

test('a process begins anew once with its flags and variables, its arguments and number kept', () => {
  const said = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, 'an argument'], { encoding: 'utf8' });
  const runs = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(runs).toHaveLength(2);
  expect(runs[1]).toEqual({
    pid: runs[0]?.['pid'],
    flags: ['--disable-warning=ExperimentalWarning', ...leanFlags],
    words: ['an argument'],
    variables: leanAllocator,
  });
});
