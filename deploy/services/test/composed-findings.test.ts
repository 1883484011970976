import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { backupText, composedFindings } from '../src/doctor/host-findings.ts';

const now = new Date('2026-11-27T12:00:00Z');
const yesterday = new Date('2026-11-26T12:00:00Z');
const whatOf = (service: string, status: string): string[] =>
  composedFindings({ containers: [{ service, status }], backupAt: yesterday, now }).map(({ what }) => what);

test.each([
  ['kafka', 'Up 2 hours (healthy)'],
  ['front', 'Up 3 seconds (healthy)'],
  ['prepare', 'Exited (0) 2 hours ago'],
  ['bus-passwords', 'Exited (0) 2 hours ago'],
  ['demo', 'Up 2 minutes'],
])('%s is well: %s', (service, status) => {
  expect(whatOf(service, status)).toEqual([]);
});

test.each([
  ['kafka', 'Up 2 hours (unhealthy)'],
  ['redis', 'Up 2 seconds (health: starting)'],
  ['postgres', 'Exited (137) 3 minutes ago'],
  ['s3', 'Up 5 minutes (Paused)'],
  ['front', 'Restarting (1) 2 seconds ago'],
  ['prepare', 'Exited (1) 2 minutes ago'],
])('%s is named, with its log: %s', (service, status) => {
  expect(whatOf(service, status)).toEqual([`the container of ${service} is not well: ${status}`]);
});

test('a product without a backup, or with an old one, is reported', () => {
  const backups = [undefined, new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T12:00:01Z')];
  expect(backups.map((backupAt) => composedFindings({ containers: [], backupAt, now }).map(({ what }) => what))).toEqual([
    ['no backup was made yet'],
    ['the last backup is 7 days old'],
    [],
  ]);
});

test('the last backup is shown with its place and its age', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paltu-mark-'));
  expect(backupText(folder, now)).toBe('none yet (make backup)');
  writeFileSync(join(folder, '.last-backup'), '/backups/2026-11-26T120000Z\n');
  utimesSync(join(folder, '.last-backup'), yesterday, yesterday);
  expect(backupText(folder, new Date('2026-11-27T11:59:00Z'))).toBe('/backups/2026-11-26T120000Z, of the last 24 hours');
  expect(backupText(folder, new Date('2026-11-29T13:00:00Z'))).toBe('/backups/2026-11-26T120000Z, 3 days old');
  rmSync(folder, { recursive: true });
});
