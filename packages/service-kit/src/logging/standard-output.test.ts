import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'paltu-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A device of Linux on which every write fails as on a full disk. */
const fullDisk = '/dev/full';
const onLinux = process.platform === 'linux' ? test : test.skip;

const run = async (output: string, code: string) => {
  const [logger, runs] = ['./create-logger.ts', '../server/run-process.ts'].map((path) => new URL(path, import.meta.url).href);
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { createLogger } from '${logger}';
    import { runProcess } from '${runs}';
    const logger = createLogger({ service: 'pets', level: 'info' });
    const timer = setInterval(() => undefined, 1_000);
    await runProcess(logger, async () => ({ close: async () => clearInterval(timer) }));
    ${code}`;
  const descriptor = openSync(output, 'a');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', descriptor, 'pipe'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  });
  closeSync(descriptor);
  const [errors, [exitCode, signal]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  return { errors, ended: (signal as string | null) ?? (exitCode as number) };
};

onLinux('on a full disk a process loses lines of its log, works on, and ends when it is asked to', async () => {
  const { errors, ended } = await run(
    fullDisk,
    `await sleep(300);
     logger.info({}, 'a request');
     await sleep(300);
     console.error('alive');
     process.kill(process.pid, 'SIGTERM');`,
  );
  expect({ errors, ended }).toEqual({ errors: 'alive\n', ended: 0 });
});

onLinux('what a process logs once the disk has room again is written, however much was lost before', async () => {
  const file = join(folder, 'room.log');
  const { ended } = await run(
    fullDisk,
    `for (let line = 0; line < 20_000; line += 1) logger.info({ line }, 'a request');
     await sleep(300);
     closeSync(1);
     openSync('${file}', 'a');
     logger.info({ long: 'x'.repeat(1_000) }, 'there is room');
     await sleep(300);
     logger.info({}, 'a request after that');
     process.kill(process.pid, 'SIGTERM');`,
  );
  const log = readFileSync(file, 'utf8');
  expect([ended, log.includes('a request after that'), log.includes('stopping')]).toEqual([0, true, true]);
});

test('the last lines of a process are written, also those of a crash', async () => {
  const file = join(folder, 'crash.log');
  const crash = `for (let line = 0; line < 50; line += 1) logger.info({ line }, 'a request'); throw new Error('nobody caught it');`;
  const { ended } = await run(file, `setImmediate(() => { ${crash} });`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // Its end writes by itself what was kept, beside a line that is just being written.
  expect([ended, lines.length, lines.filter((line) => line.includes('nobody caught it')).length]).toEqual([1, 52, 1]);
});

test('lines are written together, those up to a warning at once', async () => {
  const file = join(folder, 'together.log');
  await run(
    file,
    `logger.info({}, 'first'); logger.warn({}, 'second'); await sleep(100); logger.info({}, 'third'); process.kill(process.pid, 'SIGKILL');`,
  );
  const messages = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toEqual(['started', 'first', 'second']);
});
