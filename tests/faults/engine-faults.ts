import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stepDownPrimary } from '@paltu/documents';
import { print } from '../expectations.ts';
import type { RunningProduct } from '../product/running-product.ts';

/** Faults of a product's engines. Each resolves once the engine works again, with false when it did not run. */
export interface EngineFaults {
  killDatabase(): Promise<boolean>;
  /** Only where documents lie on a server of their own. */
  readonly documents: { kill(): Promise<boolean>; stepDown(): Promise<boolean> } | undefined;
  /** Only where the broker is a process of its own. */
  readonly broker: { kill(): Promise<boolean>; pause(ms: number): Promise<boolean> } | undefined;
}

/** For so long nobody is primary, and nothing is written. */
const stepDownSeconds = 3;

interface KillableEngine {
  kill(): Promise<void>;
  start(): Promise<void>;
}

const killAndStart = async (engine: KillableEngine): Promise<boolean> => {
  await engine.kill();
  await engine.start();
  return true;
};

/** The supervisor starts it again. */
const killPostmaster = (product: RunningProduct): boolean => {
  try {
    const [pid] = readFileSync(join(product.postgresDirectory(), 'postmaster.pid'), 'utf8').split('\n');
    return process.kill(Number(pid), 'SIGKILL');
  } catch {
    return false;
  }
};

export const engineFaults = (product: RunningProduct): EngineFaults => {
  const { engines } = product;
  if (engines === undefined) return { killDatabase: async () => killPostmaster(product), broker: undefined, documents: undefined };
  const { kafka, mongo, postgres } = engines;
  return {
    killDatabase: () => killAndStart(postgres),
    documents: {
      kill: () => killAndStart(mongo),
      stepDown: async () => {
        await stepDownPrimary(mongo.urlFor('admin'), stepDownSeconds);
        return true;
      },
    },
    broker: {
      kill: () => killAndStart(kafka),
      pause: async (ms) => {
        try {
          await kafka.pause();
        } catch (error) {
          // A container whose processes are busy cannot always be frozen: the next turn tries again.
          print(`the broker could not be paused: ${String(error)}`);
          return false;
        }
        await sleep(ms);
        await kafka.resume();
        return true;
      },
    },
  };
};
