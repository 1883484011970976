import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = resolve(import.meta.dirname, '../upgrade.sh');

/**
 * Stands in for the container engine: each container is a file with its service. `up` adds those that a scale asks for, and one of the
 * service `$broken` never becomes healthy. The gateway finds a new replica when it is asked for the second time.
 */
const docker = `#!/bin/sh
echo "$*" >>"$folder/calls"
of() { grep -lx "$1" "$folder"/containers/* 2>/dev/null | xargs -rn 1 basename; }
for last in "$@"; do :; done
case " $* " in
  ' logs '*) echo "the last words of $last" ;;
  *' compose version '*) echo 'Docker Compose version v2' ;;
  ' exec '*)
    echo x >>"$folder/asked"
    [ "$(wc -l <"$folder/asked")" = 1 ] || for id in $(ls "$folder/containers"); do
      echo "paltu_upstream_replica_used{upstream=\\"$(cat "$folder/containers/$id")\\",replica=\\"$id\\",service=\\"gateway\\"} 1"
    done ;;
  *' ps --quiet '*) of "\${last##*=}" ;;
  *' ps --filter '*) ls "$folder/containers" ;;
  *State.Health*) case $last in new-$broken-*) echo unhealthy ;; *) echo healthy ;; esac ;;
  *compose.project*) echo paltu ;;
  *compose.service*) cat "$folder/containers/$last" ;;
  *Config.Image*) case $last in *engine*) echo postgres:18 ;; *) echo paltu ;; esac ;;
  *' --no-recreate --scale '*)
    count=$(of "$last" | wc -l); wanted=\${7#*=}
    while [ "$count" -lt "$wanted" ]; do count=$((count + 1)); echo "$last" >"$folder/containers/new-$last-$count"; done ;;
  ' rm '*) shift; for id in "$@"; do case $id in -*) ;; *) rm "$folder/containers/$id" ;; esac; done ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-upgrade-'));
  mkdirSync(join(folder, 'containers'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const runs = (containers: Readonly<Record<string, string>>): void => {
  for (const [id, service] of Object.entries(containers)) writeFileSync(join(folder, 'containers', id), `${service}\n`);
};
const upgrade = (broken = 'none') => {
  const env = { PATH: `${folder}:/usr/bin:/bin`, folder, broken, HEALTHY_WITHIN: '1', LOGS_DIR: join(folder, 'logs') };
  const { status, stdout, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const running = (): string[] => readdirSync(join(folder, 'containers')).sort();
const calls = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').split('\n');

test('as many of every service as there were are replaced, the gateway last, and nothing else is', () => {
  runs({ pets: 'pets', 'pets-b': 'pets', auth: 'auth', gateway: 'gateway', engine: 'postgres' });
  expect(upgrade()).toMatchObject({ status: 0, output: expect.stringContaining('The new version runs.') });
  expect(running()).toEqual(['engine', 'new-auth-2', 'new-gateway-2', 'new-pets-3', 'new-pets-4']);
  const steps = calls().filter((call) => / (build|run|up|stop|rm) |^(stop|rm) /.test(` ${call} `));
  expect(steps.map((step) => step.replace(/^compose /, ''))).toEqual([
    'build',
    'run --rm --no-deps -T bus-passwords',
    'run --rm --no-deps -T prepare',
    'up --detach --no-deps --no-recreate --scale auth=2 auth',
    'stop auth',
    'rm --volumes auth',
    'up --detach --no-deps --no-recreate --scale pets=4 pets',
    'stop pets',
    'rm --volumes pets',
    'stop pets-b',
    'rm --volumes pets-b',
    'up --detach --no-deps --no-recreate --scale gateway=2 gateway',
    'stop gateway',
    'rm --volumes gateway',
    'up --detach',
  ]);
});

test('a container of before is stopped once the gateway sends calls to the new one, also where there is one alone', () => {
  runs({ pets: 'pets', gateway: 'gateway' });
  upgrade();
  const steps = calls().filter((call) => /^(exec gateway|stop pets)/.test(call));
  expect(steps.map((step) => step.split(' ').slice(0, 2).join(' '))).toEqual(['exec gateway', 'exec gateway', 'stop pets']);
});

test('the log of a container that is replaced is kept', () => {
  runs({ pets: 'pets', gateway: 'gateway' });
  upgrade();
  const kept = readdirSync(join(folder, 'logs')).sort();
  expect(kept.map((name) => name.replace(/\d{4}-.*Z/, 'when'))).toEqual(['gateway-when-gateway.log.gz', 'pets-when-pets.log.gz']);
  expect(gunzipSync(readFileSync(join(folder, 'logs', kept[1] ?? ''))).toString()).toBe('the last words of pets\n');
});

test('where the new version does not become healthy it is taken away, and the old one serves on', () => {
  runs({ pets: 'pets', auth: 'auth', gateway: 'gateway' });
  const { status, output } = upgrade('pets');
  expect([status, running()]).toEqual([1, ['gateway', 'new-auth-2', 'pets']]);
  expect(output).toContain('pets: the new version is not healthy after 1 s; the old one serves on');
});

test('where nothing runs it prints what to do instead', () => {
  expect(upgrade()).toEqual({ status: 1, output: 'nothing runs: docker compose up --build --detach\n' });
});
