import { writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { isOfFullDisk, watchFullDisks } from './full-disks.ts';

const withCode = (code: string | number): Error => Object.assign(new Error(`code ${code}`), { code });

test.each(['ENOSPC', 'EDQUOT', '53100', 14_031])('%s is a disk without room, also as the cause of another error', (code) => {
  expect([isOfFullDisk(withCode(code)), isOfFullDisk(new Error('could not save', { cause: withCode(code) }))]).toEqual([true, true]);
});

test.each([withCode('ENOENT'), withCode('53300'), new Error('no space left'), 'ENOSPC', undefined])(
  '%j is no error of a full disk',
  (error) => {
    expect(isOfFullDisk(error)).toBe(false);
  },
);

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a write that finds no room is one', async () => {
  const error: unknown = await writeFile('/dev/full', 'picture').catch((fault: unknown) => fault);
  expect(isOfFullDisk(error)).toBe(true);
});

test('it is shown for a minute after the last time', () => {
  let now = new Date('2026-11-26T10:00:00Z');
  const disks = watchFullDisks({ now: () => now });
  disks.note(withCode('ENOENT'));
  expect(disks.problems()).toEqual([]);
  disks.note(withCode('ENOSPC'));
  now = new Date('2026-11-26T10:00:30Z');
  expect(disks.problems()).toEqual(['a disk had no room 30 s ago: what needs some is refused']);
  now = new Date('2026-11-26T10:01:01Z');
  expect(disks.problems()).toEqual([]);
});
