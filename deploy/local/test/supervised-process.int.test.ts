import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isRunning } from '@paltu/kernel';
import { findFreePort } from '@paltu/local-postgres';
import { openDataFolder } from '../src/data-folder.ts';
import { processRecords } from '../src/instance/process-records.ts';
import { logFile } from '../src/processes/log-file.ts';
import { SupervisedProcess } from '../src/processes/supervised-process.ts';
import { until } from './running-supervisor.ts';

test('files saved at once restart a process once, and never leave two of it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'paltu-supervised-'));
  const data = openDataFolder(directory);
  const log = logFile(data, 'one');
  const started = (): number[] => readFileSync(log.path, 'utf8').trim().split('\n').map(Number);
  const spec = {
    name: 'one',
    command: ['--eval', "console.log(process.pid); process.on('disconnect', () => process.exit()); setInterval(() => 0, 1000)"],
    directory,
    environment: {},
  };
  const one = new SupervisedProcess(spec, { records: processRecords(data), log, report: () => undefined });
  one.start();
  await until('it runs', () => started()[0] === one.pid);
  await Promise.all([one.restart('a.ts changed'), one.restart('b.ts changed')]);
  await until('it runs again', () => started().at(-1) === one.pid);
  expect(started()).toHaveLength(2);
  expect(started().filter(isRunning)).toEqual([one.pid]);
  await one.stop(AbortSignal.timeout(5_000));
  expect(started().some(isRunning)).toBe(false);
  rmSync(directory, { recursive: true });
});

test('on a full disk a process that ended is tried again until it can be started, and runs without a record', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'paltu-supervised-'));
  const data = openDataFolder(directory);
  const log = logFile(data, 'one');
  const records = processRecords(data);
  const lines: string[] = [];
  const refuse = (): never => {
    throw new Error('ENOSPC: no space left on device');
  };
  const opens = [log.open, refuse, refuse, log.open];
  const adds = [records.add, refuse];
  const spec = { name: 'one', command: ['--eval', 'setInterval(() => 0, 1000)'], directory, environment: {} };
  const one = new SupervisedProcess(spec, {
    records: { ...records, add: (name, pid) => adds.shift()?.(name, pid) },
    log: { ...log, open: () => opens.shift()?.() ?? refuse() },
    report: (line) => lines.push(line),
  });
  one.start();
  const first = one.pid as number;
  process.kill(first, 'SIGKILL');
  await until('it runs again', () => one.pid !== undefined && one.pid !== first);
  expect(lines).toEqual([
    expect.stringMatching(/^one ended \(SIGKILL\); it is started again in /),
    expect.stringMatching(/^one cannot be started \(ENOSPC: no space left on device\); it is tried again in /),
    expect.stringMatching(/^one cannot be started \(ENOSPC: no space left on device\); it is tried again in /),
    'one runs, but its record could not be written (ENOSPC: no space left on device)',
  ]);
  await one.stop(AbortSignal.timeout(5_000));
  rmSync(directory, { recursive: true });
});

const answering = `require('node:http').createServer((_, response) => response.end()).listen(Number(process.argv[1]), '127.0.0.1')`;

test('a process that falls silent is killed; one under a debugger is left alone, however long it is silent', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'paltu-supervised-'));
  const data = openDataFolder(directory);
  const lines: string[] = [];
  const startAnswering = async (name: string, environment: Record<string, string>) => {
    const port = await findFreePort();
    const aliveUrl = `http://127.0.0.1:${port}/`;
    const one = new SupervisedProcess(
      { name, command: ['--eval', answering, String(port)], directory, environment, aliveUrl },
      {
        records: processRecords(data),
        log: logFile(data, name),
        report: (line) => lines.push(line),
        liveness: { silenceMs: 400, answerMs: 200, everyMs: 50 },
      },
    );
    one.start();
    await until(`${name} answers`, async () => (await fetch(aliveUrl).catch(() => undefined))?.ok === true);
    return one;
  };
  const debugged = await startAnswering('debugged', { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const plain = await startAnswering('plain', {});
  try {
    // The silence of the one that is debugged lasts for longer than that for which the other is killed.
    const pids = [debugged.pid as number, plain.pid as number];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await until('it is killed and started again', () => plain.pid !== undefined && plain.pid !== pids[1]);
    expect([debugged.pid, isRunning(pids[0] as number)]).toEqual([pids[0], true]);
    expect(lines.filter((line) => line.includes('does not answer'))).toEqual(['plain does not answer and is killed']);
  } finally {
    const kill = AbortSignal.abort();
    await Promise.all([debugged.stop(kill), plain.stop(kill)]);
    rmSync(directory, { recursive: true });
  }
});
