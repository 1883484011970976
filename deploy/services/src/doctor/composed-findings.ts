import { backupFindings } from './backup-age.ts';
import type { Finding } from './causes.ts';

/** A container of docker compose, as `docker ps` shows it. */
export interface ComposedContainer {
  readonly service: string;
  /** `Up 2 hours (healthy)` */
  readonly status: string;
}

/** They do their work and end. */
const oneShots: ReadonlySet<string> = new Set(['bus-passwords', 'prepare', 'demo']);

const isWell = ({ service, status }: ComposedContainer): boolean =>
  oneShots.has(service) ? !/^Exited \([^0]/.test(status) : /^Up /.test(status) && !/\((unhealthy|health: starting|Paused)\)/.test(status);

export interface ComposedState {
  readonly containers: readonly ComposedContainer[];
  /** When `make backup` came to its end last. */
  readonly backupAt: Date | undefined;
  readonly now: Date;
}

/** What is to be done about engines, front and what ends by itself, and about backups: what no process of ours reports. */
export const composedFindings = ({ containers, backupAt, now }: ComposedState): readonly Finding[] => [
  ...containers
    .filter((one) => !isWell(one))
    .map(({ service, status }) => ({
      what: `the container of ${service} is not well: ${status}`,
      advice: `docker compose logs --tail 20 ${service} explains why; docker compose up --detach starts what is stopped`,
    })),
  ...(backupAt === undefined
    ? [{ what: 'no backup was made yet', advice: 'make backup, every night; what is lost without one is gone' }]
    : backupFindings(backupAt, now)),
];
