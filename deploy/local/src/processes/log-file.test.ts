import { afterAll, expect, test } from '@jest/globals';
import { closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../data-folder.ts';
import { logFile } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'paltu-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a log that has become long begins anew while its process goes on writing, and the earlier lines are kept once', () => {
  const log = logFile(openDataFolder(join(folder, 'data')), 'pets', 20);
  const descriptor = log.open();
  writeSync(descriptor, 'the first line, which is long\n');
  log.trim();
  writeSync(descriptor, 'the second\n');
  log.trim();
  closeSync(descriptor);
  expect(readFileSync(log.path, 'utf8')).toBe('the second\n');
  expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('the first line, which is long\n');
});

test('a log that cannot be copied stays as it is: its supervisor goes on', () => {
  const log = logFile(openDataFolder(join(folder, 'full')), 'pets', 20);
  const descriptor = log.open();
  writeSync(descriptor, 'the first line, which is long\n');
  closeSync(descriptor);
  mkdirSync(`${log.path}.1`); // stands for a disk that is full
  expect(() => log.trim()).not.toThrow();
  expect(log.lastLines(1)).toEqual(['the first line, which is long']);
});
