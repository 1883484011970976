import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

/** Stands in for the container engine: an export is one line, and ends as `$ends` asks. */
const docker = `#!/bin/sh
case " $* " in
  *' compose version '*) echo 'Docker Compose version v2' ;;
  *) echo "$*" >>"$folder/calls"
    case " $* " in *' export '*) echo '{"format":"paltu-vets"}' ;; esac
    exit "$ends" ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-move-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (words: readonly string[], ends = 0) => {
  const env = { PATH: `${folder}:/usr/bin:/bin`, folder, ends: String(ends) };
  const { status, stderr } = spawnSync('make', ['--no-print-directory', '-C', root, ...words], { env, encoding: 'utf8' });
  return { status, stderr, files: readdirSync(folder).filter((name) => name.startsWith('vets')) };
};
const call = (): string => readFileSync(join(folder, 'calls'), 'utf8').trimEnd();
const file = () => join(folder, 'vets.jsonl');

test('an export is written to the file, an import reads it, each at the address of that database with the password of vets', () => {
  expect(make(['vets-export', 'from=postgres', `file=${file()}`])).toMatchObject({ status: 0, files: ['vets.jsonl'] });
  expect(readFileSync(file(), 'utf8')).toBe('{"format":"paltu-vets"}\n');
  expect(call()).toBe(
    'compose run --rm --no-deps -T -e DATABASE_URL=postgres://vets:{/run/secrets/VETS_DATABASE_PASSWORD}@postgres:5432/vets' +
      ' prepare node dist/services/vets/src/move-command.js export',
  );
  rmSync(join(folder, 'calls'));
  expect(make(['vets-import', 'to=mongodb', `file=${file()}`])).toMatchObject({ status: 0 });
  expect(call()).toBe(
    'compose run --rm --no-deps -T -e DATABASE_URL=mongodb://vets:{/run/secrets/VETS_DATABASE_PASSWORD}@mongo:27017/vets?replicaSet=paltu' +
      ` --volume ${file()}:/vets.jsonl:ro prepare node dist/services/vets/src/move-command.js import /vets.jsonl`,
  );
});

test('options of docker compose stand before what it runs', () => {
  const words = ['deploy/cluster/move-vets.sh', 'export', 'mongodb', file(), '--project-name', 'other'];
  const env = { PATH: `${folder}:/usr/bin:/bin`, folder, ends: '0' };
  expect(spawnSync('sh', words, { cwd: root, env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(call()).toMatch(/^compose --project-name other run --rm .* export$/);
});

test('of an export that fails no file stays, and one that is there is not written over', () => {
  const failed = make(['vets-export', 'from=mongodb', `file=${file()}`], 1);
  expect([failed.status, failed.files]).toEqual([2, []]);
  writeFileSync(file(), 'kept');
  expect(make(['vets-export', 'from=mongodb', `file=${file()}`])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is there already'),
  });
  expect(readFileSync(file(), 'utf8')).toBe('kept');
});

test.each([['vets-export'], ['vets-export', 'from=mysql', 'file=a'], ['vets-import', 'to=postgres']])(
  'what is missing is reported, and nothing is called: make %s %s %s',
  (...words) => {
    expect(make(words)).toMatchObject({ status: 2, stderr: expect.stringContaining('run make vets-export from=postgres') });
    expect(() => call()).toThrow('ENOENT');
  },
);

test('an import of a file that is not there is refused, with the name of the file', () => {
  expect(make(['vets-import', 'to=mongodb', `file=${file()}`]).stderr).toContain(`there is no file ${file()}`);
});
