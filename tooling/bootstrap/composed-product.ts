import { spawnSync } from 'node:child_process';
import type { Finding } from '../../deploy/services/src/doctor/causes.ts';
import {
  backupTime,
  composedFindings,
  diskFindings,
  diskRoom,
  type ComposedContainer,
} from '../../deploy/services/src/doctor/host-findings.ts';

interface Ran {
  readonly code: number;
  readonly text: string;
}

const docker = (...args: string[]): Ran => {
  const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'ignore'] });
  return { code: status ?? 1, text: stdout ?? '' };
};

export interface ComposedProduct {
  readonly containers: readonly (ComposedContainer & { readonly id: string })[];
}

/** The containers that docker compose has made of the folder `root`; undefined where there are none, or no Docker. */
export const findComposed = (root: string): ComposedProduct | undefined => {
  const format = '{{.ID}}\t{{.Label "com.docker.compose.service"}}\t{{.Status}}';
  const filters = [`project.working_dir=${root.replace(/\/$/, '')}`, 'oneoff=False'].map((label) => `label=com.docker.compose.${label}`);
  const { text } = docker('ps', '--all', ...filters.flatMap((filter) => ['--filter', filter]), '--format', format);
  const containers = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([id = '', service = '', status = '']) => ({ id, service, status }));
  return containers.length === 0 ? undefined : { containers };
};

const diskOfDocker = async (): Promise<readonly Finding[]> => {
  const folder = docker('info', '--format', '{{.DockerRootDir}}').text.trim();
  // Another machine's, or one that nobody may enter.
  const room = folder === '' ? undefined : await diskRoom(folder).catch(() => undefined);
  return room === undefined ? [] : diskFindings(folder, room);
};

const processesOf = ({ containers }: ComposedProduct): Ran => {
  const gateway = containers.find(({ service, status }) => service === 'gateway' && status.startsWith('Up '));
  if (gateway === undefined) return { code: 1, text: 'No gateway runs, which would ask the others.\n' };
  return docker('exec', gateway.id, 'node', 'dist/deploy/cluster/src/doctor.js');
};

/** How a product of docker compose is: its containers, disk and backup, and what its processes report of themselves. */
export const diagnoseComposed = async (product: ComposedProduct, root: string) => {
  const state = { containers: product.containers, backupAt: backupTime(root), now: new Date() };
  const findings = [...composedFindings(state), ...(await diskOfDocker())];
  const processes = processesOf(product);
  const lines = findings.flatMap(({ what, advice }) => [`  ${what}`, `    ${advice}`]);
  const head = findings.length === 0 ? [] : ['Around the processes is to be done:', '', ...lines, ''];
  return { text: [...head, processes.text].join('\n'), isWell: findings.length === 0 && processes.code === 0 };
};
