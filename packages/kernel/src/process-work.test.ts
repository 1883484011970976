import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { processWork } from './process-work.ts';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

test.each([
  ['has worked on a crowded machine', { worked: 40, load: 3, isSlow: true }],
  ['has worked on a machine that has time', { worked: 40, load: 1, isSlow: false }],
  ['has done nothing, however crowded the machine is', { worked: 1, load: 3, isSlow: false }],
])('slow is who %s', (_who, { worked, load, isSlow }) => {
  let ticks = 1_000;
  const work = processWork(1, { ticksOf: () => ticks, load: () => load });
  work.begin();
  ticks += worked;
  expect(work.isSlow()).toBe(isSlow);
});

test('nobody is slow where the system counts nothing', () => {
  const work = processWork(1, { ticksOf: () => undefined, load: () => 3 });
  work.begin();
  expect(work.isSlow()).toBe(false);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the CPU of a real process is counted', async () => {
  const program = 'const until = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < until); console.log("worked")';
  child = spawn(
    process.execPath,
    ['--eval', `process.once("SIGUSR2", () => { ${program} }); setInterval(() => 0, 1_000); console.log("ready")`, '--', 'a) name'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { pid = 0, stdout } = child;
  await once(stdout!, 'data');
  const work = processWork(pid, { load: () => 3 });
  work.begin();
  expect(work.isSlow()).toBe(false);
  child.kill('SIGUSR2');
  await once(stdout!, 'data');
  expect(work.isSlow()).toBe(true);
});
