import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportLine } from '../terminal.ts';
import { isAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';
import type { ProcessRecords } from './process-records.ts';

const ownExitMs = 3_000;
const terminateMs = 4_000;
const killMs = 5_000;

const endsWithin = async (child: ProcessIdentity, limitMs: number): Promise<boolean> => {
  const deadline = Date.now() + limitMs;
  while (isAlive(child)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
};

// The group, for a child may have children; every child of ours leads its own.
const signalGroup = (child: ProcessIdentity, name: NodeJS.Signals): void => {
  if (!isAlive(child)) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const end = async (child: ProcessIdentity): Promise<string> => {
  if (await endsWithin(child, ownExitMs)) return 'it ended by itself';
  signalGroup(child, 'SIGTERM');
  if (await endsWithin(child, terminateMs)) return 'it was terminated';
  signalGroup(child, 'SIGKILL');
  if (await endsWithin(child, killMs)) return 'it was killed';
  throw new Error(`Process ${child.pid} of the last start cannot be ended; end it by hand.`);
};

/** Ends what is left of a start whose supervisor was killed, and reports it. Only processes recorded as ours, and still the same ones. */
export const endLeftovers = async (records: ProcessRecords, report: ReportLine): Promise<void> => {
  await Promise.all(
    records.list().map(async ({ name, ...child }) => {
      if (isAlive(child)) report(`${name} of the last start was still there (process ${child.pid}): ${await end(child)}`);
      records.remove(name);
    }),
  );
};
