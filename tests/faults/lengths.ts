import type { Profile } from '../product/profile.ts';
import { noFigures, type ChaosFigures } from './chaos.ts';
import type { Minimums } from './minimums.ts';

export interface Length {
  readonly minimums: Minimums;
  /** Milliseconds after which a run ends, however much it went through. */
  readonly limitMs: number;
}

const minute = 60_000;
const none: Minimums = { ...noFigures(), writes: 0, steps: {}, visits: {} };

const lengths: Record<string, Length> = {
  // Of CI: every kind of write and of fault a few times.
  brief: {
    minimums: {
      ...{ ...none, writes: 500, kills: 8, postgresKills: 1, killsOf: { adoption: 1, vets: 1 } },
      steps: { pending: 20, approved: 10, rejected: 1, cancelled: 1, completed: 5, 'fell-through': 2 },
      visits: { offered: 10, booked: 20, cancelled: 20 },
    },
    limitMs: 6 * minute,
  },
  short: {
    minimums: {
      ...{ ...none, writes: 2_000, kills: 25, postgresKills: 2, killsOf: { adoption: 2, vets: 1 } },
      steps: { pending: 60, approved: 30, rejected: 5, cancelled: 5, completed: 15, 'fell-through': 10 },
      visits: { offered: 30, booked: 60, cancelled: 60 },
    },
    limitMs: 12 * minute,
  },
  long: {
    minimums: {
      ...{ ...none, writes: 20_000, kills: 120, postgresKills: 6, killsOf: { adoption: 6, vets: 6 } },
      steps: { pending: 600, approved: 300, rejected: 50, cancelled: 50, completed: 150, 'fell-through': 100 },
      visits: { offered: 300, booked: 600, cancelled: 600 },
    },
    limitMs: 40 * minute,
  },
};

/** Asked in addition where broker and MongoDB are processes of their own. */
const ofOtherEngines: Record<string, Partial<ChaosFigures>> = {
  short: { brokerKills: 2, brokerPauses: 1, mongoKills: 1, stepDowns: 1 },
  long: { brokerKills: 6, brokerPauses: 1, mongoKills: 4, stepDowns: 4 },
};

/** Of a run in which something is broken on purpose. */
export const controlLength: Length = { minimums: { ...none, writes: 150, kills: 2 }, limitMs: 4 * minute };

/** @throws for a name that is no length. */
export const lengthOf = (name: string, profile: Profile): Length => {
  const length = lengths[name];
  if (length === undefined) throw new Error(`--length is one of ${Object.keys(lengths).join(', ')}`);
  return profile === 'cluster' ? { ...length, minimums: { ...length.minimums, ...ofOtherEngines[name] } } : length;
};
