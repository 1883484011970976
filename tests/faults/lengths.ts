import type { LocalConfig } from '../../deploy/local/src/config.ts';
import type { Profile } from '../product/profile.ts';
import { noFigures, type ChaosFigures } from './chaos.ts';
import type { Broken } from './fault-run.ts';
import type { Minimums } from './minimums.ts';
import type { StepKills } from './step-fault-log.ts';

export interface Length {
  readonly minimums: Minimums;
  /** Milliseconds after which a run ends, however much it went through. */
  readonly limitMs: number;
  /** Between two statements of an order's requests. */
  readonly stepKills: StepKills;
}

const minute = 60_000;
const { awayMs: _measured, ...noFaults } = noFigures();
const none: Minimums = { ...noFaults, writes: 0, steps: {}, visits: {}, orders: {}, stepFaults: { commerce: 0, postgres: 0 } };

const lengths: Record<string, Length> = {
  // Of CI: every kind of write and of fault a few times.
  brief: {
    minimums: {
      ...{ ...none, writes: 500, kills: 8, postgresKills: 1, killsOf: { adoption: 1, vets: 1 } },
      steps: { pending: 20, approved: 10, rejected: 1, cancelled: 1, completed: 5, 'fell-through': 2 },
      visits: { offered: 10, booked: 20, cancelled: 20 },
      orders: { placed: 10, paid: 3, delivered: 4, dropped: 2, cancelled: 2, returned: 1, refunded: 2 },
      stepFaults: { commerce: 8, postgres: 1 },
    },
    limitMs: 6 * minute,
    stepKills: { commerce: { share: 0.3, most: 8 }, postgres: { share: 0.3, most: 1 } },
  },
  short: {
    minimums: {
      ...{ ...none, writes: 2_000, kills: 25, postgresKills: 2, killsOf: { adoption: 2, vets: 1 } },
      steps: { pending: 60, approved: 30, rejected: 5, cancelled: 5, completed: 15, 'fell-through': 10 },
      visits: { offered: 30, booked: 60, cancelled: 60 },
      orders: { placed: 40, paid: 15, delivered: 15, dropped: 6, cancelled: 8, returned: 3, refunded: 10, 'given-back': 1 },
      stepFaults: { commerce: 25, postgres: 4 },
    },
    limitMs: 12 * minute,
    stepKills: { commerce: { share: 0.5, most: 25 }, postgres: { share: 0.3, most: 4 } },
  },
  long: {
    minimums: {
      ...{ ...none, writes: 20_000, kills: 120, postgresKills: 6, killsOf: { adoption: 6, vets: 6 } },
      steps: { pending: 600, approved: 300, rejected: 50, cancelled: 50, completed: 150, 'fell-through': 100 },
      visits: { offered: 300, booked: 600, cancelled: 600 },
      orders: { placed: 200, paid: 80, delivered: 80, dropped: 30, cancelled: 40, returned: 15, refunded: 60, 'given-back': 3 },
      stepFaults: { commerce: 100, postgres: 20 },
    },
    limitMs: 40 * minute,
    stepKills: { commerce: { share: 1, most: 200 }, postgres: { share: 0.5, most: 30 } },
  },
};

/** Asked in addition where broker and MongoDB are processes of their own. */
const ofOtherEngines: Record<string, Partial<ChaosFigures>> = {
  short: { brokerKills: 2, brokerPauses: 1, mongoKills: 1, stepDowns: 1 },
  long: { brokerKills: 6, brokerPauses: 1, mongoKills: 4, stepDowns: 4 },
};

const noStepKills: StepKills = { commerce: { share: 0, most: 0 }, postgres: { share: 0, most: 0 } };

const control: Length = { minimums: { ...none, writes: 150, kills: 2 }, limitMs: 4 * minute, stepKills: noStepKills };

/** Of runs in which something is broken on purpose. */
export const controlLengths: Record<Broken, Length> = {
  inbox: control,
  relay: control,
  // As many as it takes to fall between the statements of several steps.
  transactions: {
    ...control,
    minimums: { ...none, writes: 20, stepFaults: { commerce: 26, postgres: 0 } },
    stepKills: { ...noStepKills, commerce: { share: 1, most: 40 } },
  },
};

/** @throws for a name that is no length. */
export const lengthOf = (name: string, profile: Profile, processes: LocalConfig['processes']): Length => {
  const length = lengths[name];
  if (length === undefined) throw new Error(`--length is one of ${Object.keys(lengths).join(', ')}`);
  const { killsOf, ...others } = length.minimums;
  const minimums =
    processes === 'each' ? length.minimums : { ...others, killsOf: { gateway: 1, services: Math.max(...Object.values(killsOf)) } };
  if (profile === 'single') return { ...length, minimums };
  // Its PostgreSQL is in a container, and is killed from outside alone.
  const stepFaults = { ...minimums.stepFaults, postgres: 0 };
  return { ...length, minimums: { ...minimums, stepFaults, ...ofOtherEngines[name] } };
};
