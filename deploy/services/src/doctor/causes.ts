import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { valuesOf, type ProcessState } from './ask-process.ts';

/** Something that somebody has to do. */
export interface Finding {
  readonly what: string;
  readonly advice: string;
}

/** How the bus is, as somebody found who asked it: `leaderless` is a Kafka of which no broker leads a topic, as when the only one has fenced itself. */
export interface BusState {
  readonly state: 'answers' | 'leaderless' | 'silent';
  readonly ms: number;
}

/** How much the machine has to do. */
interface CpuUse {
  readonly cores: number;
  /** Of the last minute: how many ran or waited to run. */
  readonly load: number;
  /** In which part of the last minute something waited for a core, from 0 to 1; undefined where the system does not report it. */
  readonly waited: number | undefined;
}

/** What stands around the processes of a product. */
export interface Surroundings {
  readonly bus?: BusState | undefined;
  readonly cpu?: CpuUse | undefined;
}

const pressureFile = '/proc/pressure/cpu';

const pressure = (): number | undefined => {
  try {
    const [, percent] = /^some .*avg60=([\d.]+)/m.exec(readFileSync(pressureFile, 'utf8')) ?? [];
    return percent === undefined ? undefined : Number(percent) / 100;
  } catch {
    return undefined;
  }
};

/** Of this machine, also from inside of a container. */
export const cpuUse = (): CpuUse => ({ cores: availableParallelism(), load: loadavg()[0] ?? 0, waited: pressure() });

/** From here on whatever is started waits for long. */
const shortAt = { loadPerCore: 4, waited: 0.9 };

const shortage = (cpu: CpuUse | undefined): string | undefined => {
  if (cpu === undefined || (cpu.load < shortAt.loadPerCore * cpu.cores && (cpu.waited ?? 0) < shortAt.waited)) return undefined;
  const waited = cpu.waited === undefined ? '' : `, and something waited for one in ${Math.round(cpu.waited * 100)} % of the last minute`;
  return `the machine has too little CPU: a load of ${Math.round(cpu.load)} on ${cpu.cores} cores${waited}`;
};

const slowBusMs = 2_000;

const troubleOf = (bus: BusState | undefined): string | undefined => {
  if (bus?.state === 'leaderless') return 'Kafka has fenced itself: it answers, and no topic has a leader';
  if (bus?.state === 'silent') return 'Kafka does not answer';
  return bus !== undefined && bus.ms > slowBusMs ? `Kafka is starved: it answers after ${(bus.ms / 1_000).toFixed(1)} s` : undefined;
};

const more = 'give the machine more CPU, or have it do less; docs/runbooks/cluster.md#when-cpu-is-short';

/** Why so much else is as it is, where that is known. @param isFelt whether anything else suffers: a machine that is merely busy is no finding */
const causeOf = ({ bus, cpu }: Surroundings, isFelt: boolean): Finding | undefined => {
  const [trouble, short] = [troubleOf(bus), shortage(cpu)];
  if (trouble !== undefined)
    return short === undefined
      ? { what: trouble, advice: 'docker compose ps shows whether it runs, docker compose logs --tail 20 kafka what it reports' }
      : { what: `${trouble}; ${short}`, advice: more };
  return short !== undefined && isFelt ? { what: short, advice: more } : undefined;
};

interface Symptom {
  /** What is behind, or stuck. */
  readonly name: string;
  readonly seconds: number;
}

const longLagSeconds = 60;
const longBlockSeconds = 0.5;
const whole = (seconds: number): string => `${Math.round(seconds)} s`;

interface SymptomKind {
  /** It is about the process, which several services may share, and so reported by one of them. */
  readonly isOfProcess?: boolean;
  readonly find: (process: ProcessState) => readonly Symptom[];
  readonly one: (symptom: Symptom) => string;
  readonly all: (count: number, worst: Symptom) => string;
  readonly advice: string;
}

const over = (process: ProcessState, metric: string, least: number, label?: string): Symptom[] =>
  valuesOf(process.samples, metric)
    .filter(({ value }) => value > least)
    .map(({ labels, value }) => ({ name: label === undefined ? process.name : (labels[label] ?? ''), seconds: value }));

const unfollowed = (problem: string): boolean => problem.startsWith('the bus cannot be followed');

const kinds: readonly SymptomKind[] = [
  {
    find: (process) => over(process, 'paltu_consumer_lag_seconds', longLagSeconds, 'consumer'),
    one: ({ name, seconds }) => `${name} is ${whole(seconds)} behind`,
    all: (count, { name, seconds }) => `${count} consumers are up to ${whole(seconds)} behind (${name})`,
    advice: 'is the bus there? Its log, and that of the service, show what keeps it',
  },
  {
    find: (process) => over(process, 'paltu_outbox_oldest_unpublished_seconds', longLagSeconds),
    one: ({ name, seconds }) => `events of ${name} have waited ${whole(seconds)} for the bus`,
    all: (count, { name, seconds }) => `events of ${count} services have waited up to ${whole(seconds)} for the bus (${name})`,
    advice: 'nothing is lost; is the bus there? The log of the service shows what keeps them',
  },
  {
    find: ({ name, degraded }) => degraded.filter(unfollowed).map(() => ({ name, seconds: 0 })),
    one: ({ name }) => `${name} cannot follow the bus: a session that ends now is refused up to ten minutes later`,
    all: (count) => `${count} processes cannot follow the bus: a session that ends now is refused up to ten minutes later`,
    advice: 'it goes on by itself once what it misses is back',
  },
  {
    // Of services that share a process each reports the same.
    isOfProcess: true,
    find: (process) => over({ ...process, name: process.process }, 'nodejs_eventloop_lag_p99_seconds', longBlockSeconds),
    one: ({ name, seconds }) => `${name} was stuck for ${seconds.toFixed(1)} s at a time`,
    all: (count, { name, seconds }) => `${count} processes were stuck for up to ${seconds.toFixed(1)} s at a time (${name})`,
    advice: 'the machine has too little CPU, or something keeps the process busy',
  },
];

/** Whether what a process reports of itself is among what `symptoms` sums up. */
export const isSymptom = unfollowed;

const oneOfEachProcess = (processes: readonly ProcessState[]): readonly ProcessState[] =>
  processes.filter((one, at) => one.process === one.name || processes.findIndex(({ process }) => process === one.process) === at);

/** What follows from one cause in many places: one line for all of a kind, and one finding where the cause is known. */
export const causeAndSymptoms = (processes: readonly ProcessState[], around: Surroundings): readonly Finding[] => {
  const found = kinds
    .map((kind) => ({ kind, symptoms: (kind.isOfProcess === true ? oneOfEachProcess(processes) : processes).flatMap(kind.find) }))
    .filter(({ symptoms }) => symptoms.length > 0);
  const cause = causeOf(around, found.length > 0);
  const lines = found.map(({ kind: { one, all, advice }, symptoms }) => {
    const [worst] = symptoms.toSorted((first, second) => second.seconds - first.seconds) as [Symptom, ...Symptom[]];
    return { what: symptoms.length === 1 ? one(worst) : all(symptoms.length, worst), advice };
  });
  if (cause === undefined || lines.length === 0) return [...(cause === undefined ? [] : [cause]), ...lines];
  const follows = `from that follows: ${lines.map(({ what }) => what).join('; ')}`;
  return [cause, { what: follows, advice: 'nothing is lost, and it goes on by itself once that is corrected' }];
};
