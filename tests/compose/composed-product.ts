import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@paltu/local-postgres';
import { eventually } from '@paltu/testing';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { roomyLimits, roomyUploads } from '../product/product-process.ts';
import { probeText } from './inside/probe-text.ts';
import { must, run, type Ran, type RunOptions } from './run-program.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const writeEnvironment = join(root, 'deploy/cluster/write-env.sh');

export const engines = ['postgres', 'mongo', 'kafka', 's3', 'redis'] as const;
export const services = [...readServices().map(({ name }) => name), 'gateway'];
/** Ours that stay. */
export const processes = [...services, 'front'];
/** They end by themselves. */
export const oneShots = ['bus-passwords', 'prepare', 'demo'] as const;

/** The output of `docker inspect`, as far as it is looked at. */
export interface Container {
  readonly service: string;
  readonly Id: string;
  readonly State: {
    readonly Status: string;
    readonly ExitCode: number;
    readonly OOMKilled: boolean;
    readonly Health?: { readonly Status: string };
  };
  readonly RestartCount: number;
  readonly Mounts: readonly { readonly Destination: string }[];
  readonly Config: { readonly User: string; readonly Env: readonly string[]; readonly Labels: Readonly<Record<string, string>> };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly Memory: number;
    readonly PidsLimit: number | null;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly RestartPolicy: { readonly Name: string; readonly MaximumRetryCount: number };
    readonly PortBindings: Readonly<Record<string, readonly { HostIp: string; HostPort: string }[]>> | null;
  };
}

/** Long: it proves that something comes at all, also on a machine that runs other suites beside this one. */
export const waitLimitMs = 180_000;
/** Health is checked every ten seconds, and to ask for it takes two programs. */
const askAgainMs = 1_000;
/** For a short life: Kafka starts with half the work. */
const javaOptions = '-XX:+UseSerialGC -XX:TieredStopAtLevel=1';
/** Packages and images may come from far away; the rest is local. */
const limitOf = (verb: string | undefined): number => (verb === 'build' || verb === 'up' ? 12 : 4) * 60_000;

/** The product by docker compose: a project, an image, a port and passwords of its own; gone with `down`. */
export const composedProduct = async (compose: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-compose-'));
  const project = `paltu-test-${randomBytes(4).toString('hex')}`;
  const image = `${project}:latest`;
  const environmentFile = join(folder, '.env');
  const secretsFolder = join(folder, '.secrets');
  const port = await findFreePort();
  const files = ['--file', join(root, 'docker-compose.yml')];
  const ofProject = ['--project-name', project, '--env-file', environmentFile, '--project-directory', root];
  const command = [...compose, ...ofProject];
  const options = (verb?: string): RunOptions => ({ variables: { PALTU_IMAGE: image }, limitMs: limitOf(verb) });

  const containers = async (): Promise<Container[]> => {
    const ids = await must(['docker', 'ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${project}`]);
    const found = JSON.parse(await must(['docker', 'inspect', ...ids.trim().split(/\s+/)])) as Container[];
    return found.map((one) => ({ ...one, service: one.Config.Labels['com.docker.compose.service'] ?? '' }));
  };
  const isHealthy = async (names: readonly string[]): Promise<boolean> => {
    const found = (await containers()).filter(({ service }) => names.includes(service));
    const isWell = found.length >= names.length && found.every(({ State }) => State.Health?.Status === 'healthy');
    if (!isWell) await sleep(askAgainMs);
    return isWell;
  };

  const addSettings = (settings: Readonly<Record<string, string | number>>): Promise<void> =>
    appendFile(
      environmentFile,
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );

  const idOf = async (service: string): Promise<string> => (await containers()).find((one) => one.service === service)?.Id ?? '';
  const ofBackups = (variables: Readonly<Record<string, string>>): RunOptions => ({
    variables: { PALTU_IMAGE: image, BACKUP_DIR: join(folder, 'backups'), ...variables },
    limitMs: 15 * 60_000,
  });

  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    project,
    image,
    environmentFile,
    containers,
    /** Runs compose without waiting for its success. */
    try: (...args: string[]): Promise<Ran> => run([...command, ...files, ...args], options(args[0])),
    compose: (...args: string[]): Promise<string> => must([...command, ...files, ...args], options(args[0])),
    /** Puts this version in the place of the one that runs, as `make upgrade` does. */
    upgrade: (): Promise<string> => must(['sh', join(root, 'deploy/cluster/upgrade.sh'), ...ofProject, ...files], options('up')),
    /** What `make vets-export` and `make vets-import` call. */
    moveVets: (word: 'export' | 'import', database: 'postgres' | 'mongodb', file: string): Promise<Ran> =>
      run(['sh', join(root, 'deploy/cluster/move-vets.sh'), word, database, file, ...ofProject, ...files], options('run')),
    /** Runs a script by Node inside a container of a service, whatever number an upgrade gave it; answers what it prints. */
    evaluate: async (service: string, script: string): Promise<string> =>
      must(['docker', 'exec', await idOf(service), 'node', '--input-type=module', '--eval', script], options()),
    /** Runs a probe of `inside/probe.ts` inside a container of a service; answers what it prints. */
    probe: async (service: string, name: string, ...words: readonly string[]): Promise<string> => {
      const command = ['docker', 'exec', '--interactive', await idOf(service), 'node', '--input-type=module', '-', name, ...words];
      return (await must(command, { ...options(), input: await probeText() })).trim();
    },
    /** Runs a program inside a container of a service; answers what it prints. */
    execute: async (service: string, command: readonly string[]): Promise<string> =>
      must(['docker', 'exec', await idOf(service), ...command], options()),
    /** Keeps all CPU from a container until `work` has come to its end. */
    freeze: async <T>(service: string, work: () => Promise<T>): Promise<T> => {
      const id = await idOf(service);
      // A busy machine may fail to freeze all of its threads at once.
      await eventually(async () => (await run(['docker', 'pause', id])).code === 0, `${service} is frozen`, waitLimitMs);
      try {
        return await work();
      } finally {
        await must(['docker', 'unpause', id]);
      }
    },
    /** What `make backup` and `make restore` call, with backups in a folder of the run. */
    backup: (variables: Readonly<Record<string, string>> = {}): Promise<Ran> =>
      run(['sh', join(root, 'deploy/cluster/backup.sh'), ...ofProject, ...files], ofBackups(variables)),
    restore: (from: string, variables: Readonly<Record<string, string>> = {}): Promise<Ran> =>
      run(['sh', join(root, 'deploy/cluster/restore.sh'), from, ...ofProject, ...files], ofBackups(variables)),
    backupsFolder: join(folder, 'backups'),
    /** Makes `.env` and secrets as `make env` does, then chooses port and limits, and lets members list pets who read no mail. */
    writeEnvironment: async (): Promise<void> => {
      await must(['sh', writeEnvironment, environmentFile]);
      const settings = {
        PORT: port,
        DEMO: 1,
        RATE_LIMITS: roomyLimits,
        ...roomyUploads,
        REQUIRE_VERIFIED_EMAIL: 0,
        KAFKA_JVM_PERFORMANCE_OPTS: javaOptions,
      };
      await addSettings(settings);
    },
    /** Lines of `.env`. */
    addSettings,
    secretsFolder,
    /** What lies in the files of `make env`, by their names. */
    secrets: async (): Promise<Record<string, string>> => {
      const names = await readdir(secretsFolder);
      const contents = await Promise.all(names.map((name) => readFile(join(secretsFolder, name), 'utf8')));
      return Object.fromEntries(names.map((name, index) => [name, contents[index]?.trim() ?? '']));
    },
    /** What a list of processes shows of those in a container. */
    processesOf: (id: string): Promise<string> => must(['docker', 'top', id, '-eo', 'pid,args']),
    /** What `make integrator` calls; answers what it prints. */
    integrator: (name: string, revoke: '' | 'yes' = ''): Promise<string> =>
      must(['sh', join(root, 'deploy/cluster/integrator.sh'), name, revoke, ...ofProject, ...files], options('run')),
    /** Starts Kafka anew with the listener that docker-compose.integrators.yml adds; answers its port on this machine. */
    openToIntegrators: async (): Promise<number> => {
      const busPort = await findFreePort();
      await addSettings({ BUS_PORT: busPort });
      files.push('--file', join(root, 'docker-compose.integrators.yml'));
      await must([...command, ...files, 'up', '--detach', '--no-deps', 'kafka'], options('up'));
      return busPort;
    },
    whenHealthy: (...names: string[]): Promise<unknown> => eventually(() => isHealthy(names), `${names.join(', ')} healthy`, waitLimitMs),
    /** Containers, volumes, networks, the image and the folder. */
    down: async (): Promise<void> => {
      await run([...command, ...files, 'down', '--volumes', '--timeout', '5'], options());
      await run(['docker', 'image', 'rm', '--force', image]);
      await rm(folder, { recursive: true, force: true });
    },
    /** What is left of it; nothing after `down`. */
    leftovers: async (of = project): Promise<string[]> => {
      const filter = ['--quiet', '--filter', `label=com.docker.compose.project=${of}`];
      const lists = [
        ['ps', '--all'],
        ['volume', 'ls'],
        ['network', 'ls'],
      ];
      const found = await Promise.all(lists.map((list) => must(['docker', ...list, ...filter])));
      return found.flatMap((text) => text.split(/\s+/)).filter((id) => id !== '');
    },
  };
};

export type ComposedProduct = Awaited<ReturnType<typeof composedProduct>>;
