import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programSuite } from './program-suite.ts';
import { runLanes } from './run-lanes.ts';
import type { Outcome, Suite } from './suite.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'paltu-lanes-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A suite that runs these lines; `finish(passed, failed)` writes its result. */
const suite = async (name: string, lane: string, code: string): Promise<Suite> => {
  const program = join(folder, `${name}.mjs`);
  const finish = `const finish = (passed, failed) => writeFileSync(process.argv.at(-1), JSON.stringify({ passed, failed, failures: failed > 0 ? ["it broke"] : [], skipped: [] }));`;
  await writeFile(program, `import { existsSync, writeFileSync } from 'node:fs';\n${finish}\n${code}\n`);
  return { name, lane, ...programSuite(program) };
};

const runQuietly = async (...suites: Suite[]) => {
  const printed = { output: '', errors: '' };
  const catchAll = (into: keyof typeof printed) => (text: string | Uint8Array) => ((printed[into] += String(text)), true);
  jest.spyOn(process.stdout, 'write').mockImplementation(catchAll('output'));
  jest.spyOn(process.stderr, 'write').mockImplementation(catchAll('errors'));
  const outcomes = await runLanes(suites).finally(() => jest.restoreAllMocks());
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passedLater = outcomes.flatMap((outcome) => outcome.passedLater ?? []);
  return { ...printed, failures, passedLater, sum: outcomes.map(({ passed, failed }) => `${passed}/${failed}`) };
};

test('a lane whose suite dies, fails or leaves no result goes on, and the others are reported in full', async () => {
  const { sum, output, failures } = await runQuietly(
    await suite('dies', 'one', 'process.kill(process.pid, "SIGKILL");'),
    await suite('fails', 'one', 'finish(2, 1); process.exit(1);'),
    await suite('well', 'one', 'finish(3, 0);'),
    await suite('dishonest', 'two', 'finish(4, 0); process.exit(1);'),
    await suite('empty', 'two', 'finish(0, 0);'),
  );
  expect(sum).toEqual(['0/1', '2/1', '3/0', '0/1', '0/1']);
  for (const line of ['dies: 0 passed, 1 failed', 'fails: 2 passed, 1 failed', 'well: 3 passed, 0 failed', 'empty: 0 passed, 1 failed'])
    expect(output).toContain(`suite ${line} in `);
  expect(failures).toEqual([
    'the suite dies ended without a result',
    'it broke',
    'the suite dishonest failed outside of its tests',
    'the suite empty has no tests',
  ]);
  expect(output).toContain('the suite dies ended without a result\n');
});

test('a suite that leaves no result runs once more when all lanes have ended, and reports its last output', async () => {
  const result = await runQuietly(
    await suite(
      'late',
      'one',
      'const met = `${process.argv[1]}.met`; if (existsSync(met)) finish(3, 0); else { writeFileSync(met, ""); throw new Error("not ready"); }',
    ),
    await suite('well', 'two', 'finish(1, 0);'),
  );
  expect(result.sum).toEqual(['3/0', '1/0']);
  expect(result.passedLater).toEqual([expect.stringMatching(/^the suite late ended without a result\n[^]*Error: not ready/)]);
});

test('lanes run side by side, suites of a lane one after the other, and lines stay whole', async () => {
  const talk = (words: string, meets = '') => `
    const half = (text) => new Promise((done) => process.stderr.write(text, () => setTimeout(done, 10)));
    const meeting = (name) => process.argv[1].replace(/[^/]*$/, name + '.met');
    await half('began\\n');
    writeFileSync(meeting('${words}'), '');
    while ('${meets}' !== '' && !existsSync(meeting('${meets}'))) await half('');
    for (const word of '${words}') { await half(word + ' '); await half(word + '\\n'); }
    process.stderr.write('ended'); finish(1, 0);`;
  const { errors, sum } = await runQuietly(
    await suite('first', 'one', talk('abcdefgh', 'ijklmnop')),
    await suite('second', 'one', talk('z')),
    await suite('other', 'two', talk('ijklmnop', 'abcdefgh')),
  );
  expect(sum).toEqual(['1/0', '1/0', '1/0']);
  const lines = errors.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^(first|second|other) \| (began|ended|([a-z]) \3)$/);
  expect(lines.indexOf('first | ended')).toBeLessThan(lines.indexOf('second | began'));
});

test('a file that failed runs once more when all lanes have ended; what passes then is reported as flaky, what fails twice has failed', async () => {
  const ran: string[] = [];
  const suiteOfFiles = (failsTwice: boolean): Suite => ({
    name: `fails twice: ${failsTwice}`,
    lane: 'one',
    command: (resultFile, files) => {
      ran.push(files?.join() ?? 'all');
      return ['--eval', `require('node:fs').writeFileSync(${JSON.stringify(resultFile)}, '${files === undefined ? 'first' : 'second'}')`];
    },
    read: (text): Outcome => {
      const others = { passed: 5, failed: 0, failures: [], skipped: [] };
      if (text === 'first')
        return { ...others, passed: 6, failed: 2, failures: ['file: a\nslow', 'file: b'], failedFiles: { files: ['file'], others } };
      return failsTwice
        ? { passed: 2, failed: 1, failures: ['file: a\nstill slow'], skipped: [] }
        : { passed: 3, failed: 0, failures: [], skipped: [] };
    },
  });
  const outcomes = await runQuietly(suiteOfFiles(true), await suite('between', 'one', 'finish(1, 0);'), suiteOfFiles(false));
  expect(ran).toEqual(['all', 'all', 'file', 'file']);
  expect(outcomes.sum).toEqual(['7/1', '1/0', '8/0']);
  expect(outcomes.failures).toEqual(['file: a\nstill slow']);
  expect(outcomes.passedLater).toEqual(['file: b', 'file: a\nslow', 'file: b']);
});
