import { expect } from '@jest/globals';
import { serviceUnavailable } from '@paltu/kernel';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import type { Route } from '@paltu/service-kit';
import { eventually } from '../../eventually.ts';
import { callService } from '../call-service.ts';
import { expectRefusal } from '../routes/expect-answer.ts';
import { routesOf } from '../routes/routes-of.ts';
import type { ProcessEnvironment } from './process-environment.ts';
import { startProcess, type ServiceProcess } from './start-process.ts';

const readyLimitMs = 40_000;
const anId = '0199a3f0-0000-7000-8000-00000000aaaa';

/** The process of a service, and what tests ask of it. */
export interface ProcessUnderTest {
  readonly processEnvironment: () => ProcessEnvironment;
  /** @param different variables in place of the usual ones. */
  start(different?: Readonly<Record<string, string>>): ServiceProcess;
  /** As `start`, but `killAll` leaves it. */
  startKept(different?: Readonly<Record<string, string>>): ServiceProcess;
  isReady(url: string): Promise<void>;
  /** Every route that needs neither parameters nor a body answers an admin without a fault, and one at least answers well. */
  answers(url: string): Promise<void>;
  /** It is alive, reports that it misses `missing`, and refuses every route. Answers its address. */
  waitsFor(running: Pick<ServiceProcess, 'listens'>, missing: string): Promise<string>;
  /** Routes without parameters that only members, or only admins, may read. */
  readsOfMembers(): readonly Route[];
  killAll(): void;
}

const isPlainRead = ({ method, path }: Route): boolean => method === 'get' && !path.includes(':');

const unmetAt = async (url: string): Promise<string[]> => ((await callService(url)('GET', '/readyz')).body as { unmet: string[] }).unmet;

export const processUnderTest = <Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
  processEnvironment: () => ProcessEnvironment,
): ProcessUnderTest => {
  const started: ServiceProcess[] = [];
  const routes = () => routesOf(definition, processEnvironment().environment);
  const startKept = (different: Readonly<Record<string, string>> = {}): ServiceProcess =>
    startProcess({
      program: `services/${definition.name}/src/main.ts`,
      environment: { ...processEnvironment().environment, ...different },
    });
  return {
    processEnvironment,
    start: (different) => {
      const running = startKept(different);
      started.push(running);
      return running;
    },
    startKept,
    isReady: async (url) => {
      await eventually(async () => (await unmetAt(url)).length === 0, `${definition.name} to be ready`, readyLimitMs);
    },
    answers: async (url) => {
      const admin = await processEnvironment().tokens.issue({ role: 'admin' });
      const plain = routes().filter(isPlainRead);
      const ask = plain.map(({ access, path }) => callService(url)('GET', path, access === 'public' ? {} : { as: admin }));
      const statuses = (await Promise.all(ask)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses).toContain(200);
    },
    waitsFor: async (running, missing) => {
      const url = await running.listens();
      const call = callService(url);
      await eventually(async () => (await unmetAt(url)).includes(missing), `${missing} to be named`);
      expect(await call('GET', '/livez')).toMatchObject({ status: 200 });
      expect(await call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'not-ready' } });
      for (const route of routes()) {
        const answer = await call(route.method.toUpperCase(), route.path.replace(/:\w+/g, anId));
        expectRefusal(route, answer, serviceUnavailable);
      }
      return url;
    },
    readsOfMembers: () => routes().filter((route) => isPlainRead(route) && ['member', 'admin'].includes(route.access)),
    killAll: () => {
      for (const { child } of started.splice(0)) child.kill('SIGKILL');
    },
  };
};
