import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

/** Stands in for the container engine: `$stopped` is an engine that does not run, `$broken` a step that fails. */
const docker = `#!/bin/sh
echo "$*" >>"$FAKE/calls"
for last; do :; done
fails() { [ "$broken" != "$1" ] || { echo "$1 is broken" >&2; exit 3; }; }
case " $* " in
  *' compose version '*) echo 'Docker Compose version v2' ;;
  *' ps --quiet --all '*) echo "id-of-$last" ;;
  *'{{.State.Status}}'*) if [ "$last" = "id-of-$stopped" ]; then echo exited; else echo running; fi ;;
  *'com.docker.compose.project"'*) echo of-another-name ;;
  *'{{.Config.Image}}'*) echo an-image ;;
  *'.Config.Env'*) echo PGDATA=/var/lib/postgresql/18/docker ;;
  ' pause '*)
    [ "$broken" != pause ] || [ -e "$FAKE/paused-once" ] || { : >"$FAKE/paused-once"; echo 'unable to freeze' >&2; exit 1; } ;;
  *' take ')
    partial=$(echo "$*" | sed 's/.*--volume \\([^:]*\\):.*/\\1/')
    fails take
    : >"$partial/.step-pause"
    until [ -e "$partial/.step-paused" ]; do sleep 0.1; done
    : >"$partial/.step-fixed" ;;
  *'kafka.tar .'*)
    fails kafka
    : >"$(echo "$*" | sed 's/.*--volume \\([^:]*\\):.*/\\1/')/kafka.tar" ;;
  *' sha256sum '*) fails sums; cd "$FAKE/secrets" && sha256sum -- * ;;
  *' verify ') fails verify; echo 'of an instant' ;;
  *' check ') fails check; echo 'of an instant' ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-backup-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
  writeFileSync(join(folder, '.env'), `SECRETS_DIR=${folder}/secrets\n`);
  mkdirSync(join(folder, 'secrets'));
  writeFileSync(join(folder, 'secrets/AUTH_KEY_SECRET'), 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: 'backup' | 'restore', variables: Record<string, string> = {}, ...words: string[]) => {
  const options = ['--env-file', join(folder, '.env'), '--project-name', 'of-another-name'];
  const env = { PATH: `${folder}:/usr/bin:/bin`, FAKE: folder, stopped: '', broken: '', BACKUP_DIR: backups(), ...variables };
  const { status, stdout, stderr } = spawnSync('sh', [join(root, `deploy/cluster/${script}.sh`), ...words, ...options], {
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};
const backups = () => join(folder, 'backups');
const calls = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const left = (): string[] => [
  ...(existsSync(backups()) ? readdirSync(backups()) : []),
  ...(existsSync(join(folder, '.last-backup')) ? ['mark'] : []),
];

test('a backup is named, marked and reported once it was read back in a project of its own; containers and project are those that compose knows', () => {
  expect(run('backup')).toEqual({ status: 0, text: expect.stringMatching(/A backup of an instant lies in .*backups\/20\S+Z\./) });
  const [name = ''] = left();
  expect(left()).toEqual([expect.stringMatching(/^20/), 'mark']);
  expect(readFileSync(join(folder, '.last-backup'), 'utf8')).toBe(`${join(backups(), name)}\n`);
  expect(readFileSync(join(backups(), name, 'settings/secrets/AUTH_KEY_SECRET'), 'utf8')).toBe('kept');
  const order = [
    'pause id-of-kafka',
    'volumes-from id-of-kafka:ro',
    'unpause id-of-kafka',
    '--project-name of-another-name-check',
    ' check',
  ];
  const places = order.map((words) => calls().findIndex((call) => call.includes(words)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test.each(['take', 'kafka', 'check'])('a backup of which the step %s fails leaves nothing, no mark, and Kafka runs', (broken) => {
  const failed = run('backup', { broken });
  expect(failed).toEqual({ status: expect.any(Number), text: expect.stringContaining(`${broken} is broken`) });
  expect(failed.status).not.toBe(0);
  expect(failed.text).toContain('There is no backup of 20');
  expect(left()).toEqual([]);
  const counted = (word: string): number => calls().filter((call) => call.startsWith(`${word} `)).length;
  expect(counted('unpause')).toBe(counted('pause'));
});

test('where not all of Kafka can be frozen at once it is tried again', () => {
  expect(run('backup', { broken: 'pause' })).toMatchObject({ status: 0 });
  expect(calls().filter((call) => call.startsWith('pause '))).toHaveLength(2);
});

test.each(['postgres', 'mongo', 'kafka', 's3'])('nothing is begun while %s does not run', (stopped) => {
  expect(run('backup', { stopped })).toEqual({ status: 1, text: expect.stringContaining(`${stopped} does not run`) });
  expect(left()).toEqual([]);
});

test('a setting that is wrong is named, a second backup at once is refused, and so many are kept as KEEP has it', () => {
  expect(run('backup', { KEEP: '0' })).toEqual({ status: 1, text: expect.stringContaining('KEEP=0 is not a count') });
  expect(run('backup', { SECRETS: 'maybe' })).toEqual({ status: 1, text: expect.stringContaining('SECRETS=maybe') });
  for (const name of ['2020-01-01T000000Z', '2020-01-02T000000Z', 'of-somebody-else'])
    mkdirSync(join(backups(), name), { recursive: true });
  writeFileSync(join(backups(), '.lock'), `${process.pid}\n`);
  expect(run('backup')).toEqual({ status: 1, text: expect.stringContaining(`process ${process.pid} makes a backup`) });
  writeFileSync(join(backups(), '.lock'), '999999999\n');
  expect(run('backup', { KEEP: '2' })).toMatchObject({ status: 0 });
  expect(left()).toEqual(['2020-01-02T000000Z', expect.stringMatching(/^202[6-9]/), 'of-somebody-else', 'mark']);
});

test('a backup without secrets is restored only beside those that it was made with', () => {
  expect(run('backup', { SECRETS: 'no' })).toEqual({ status: 0, text: expect.stringContaining('Nobody can use it without') });
  const [name = ''] = left();
  expect(readdirSync(join(backups(), name, 'settings')).sort()).toEqual(['env', 'secrets.sha256']);
  writeFileSync(join(backups(), name, 'contents.json'), '{}');
  const restore = (variables = {}) => run('restore', variables, join(backups(), name));
  expect(restore()).toEqual({ status: 1, text: expect.stringContaining('by the backup of an instant. Nobody is here to ask: set YES=1') });
  expect(restore({ broken: 'verify' }).text).toContain('cannot be restored, and nothing was touched');
  expect(restore({ broken: 'sums' }).status).not.toBe(0);
  writeFileSync(join(folder, 'secrets/AUTH_KEY_SECRET'), 'another');
  expect(restore()).toEqual({
    status: 1,
    text: expect.stringMatching(/other secrets than those in .*nothing was touched: AUTH_KEY_SECRET/),
  });
  expect(calls().some((call) => / down$|volume rm/.test(call))).toBe(false);
});

test('nothing is restored of what is no backup, or where there is none', () => {
  expect(run('restore', {}, '')).toEqual({ status: 1, text: expect.stringContaining('There is no backup in') });
  expect(run('restore', {}, folder)).toEqual({ status: 1, text: expect.stringContaining('is no backup of Paltu') });
});
