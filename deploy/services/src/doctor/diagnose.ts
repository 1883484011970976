import { valuesOf, type ProcessState } from './ask-process.ts';
import { causeAndSymptoms, isSymptom, type Finding, type Surroundings } from './causes.ts';

/** How one gets at things in this profile. */
export interface Ways {
  /** Where the log of a process is read. */
  log(process: string): string;
  /** The command that lists what consumers could not process. */
  readonly events: string;
}

const waitsFor: Readonly<Record<string, string>> = {
  database: 'its database does not answer',
  keys: 'the keys of auth cannot be had',
  'revoked-sessions': 'the bus does not answer',
  start: 'it is still starting',
  stay: 'it is being stopped',
};

const labelOf = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? '';

type Rule = (process: ProcessState, ways: Ways) => readonly Finding[];

const silent: Rule = ({ name, state }, { log }) =>
  state === 'silent'
    ? [{ what: `${name} does not answer`, advice: `it is started again by itself; if that goes on, read ${log(name)}` }]
    : [];

const notReady: Rule = ({ name, unmet }, { log }) =>
  unmet.length === 0
    ? []
    : [
        {
          what: `${name} cannot serve: ${unmet.map((one) => waitsFor[one] ?? one).join(', ')}`,
          advice: `it goes on by itself once that is there; what it waits for, and why, is in ${log(name)}`,
        },
      ];

const parked: Rule = ({ samples }, { events }) =>
  valuesOf(samples, 'paltu_consumer_parked_events')
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => ({
      what: `${labelOf(labels, 'consumer')} has set ${value} events aside: they have no effect`,
      advice: `${events} shows them; docs/runbooks/events.md explains how to replay them`,
    }));

const starved: Rule = ({ samples, name }) =>
  valuesOf(samples, 'paltu_database_waiting')
    .filter(({ value }) => value > 0)
    .map(({ value }) => ({
      what: `${value} queries of ${name} wait for a connection to the database`,
      advice: 'if that lasts, the database is slow or the connections are too few',
    }));

const leftAlone: Rule = ({ samples }, { log }) =>
  valuesOf(samples, 'paltu_upstream_replica_used')
    .filter(({ value }) => value === 0)
    .map(({ labels }) => ({
      what: `the gateway sends nothing to ${labelOf(labels, 'replica')}, a replica of ${labelOf(labels, 'upstream')}`,
      advice: `it is used again by itself once it is ready and answers; what keeps it is in ${log(labelOf(labels, 'upstream'))}`,
    }));

const queued: Rule = ({ samples }) =>
  valuesOf(samples, 'paltu_upstream_calls')
    .filter(({ labels, value }) => labels['state'] === 'waiting' && value > 0)
    .map(({ labels, value }) => ({
      what: `${value} calls wait for a place at ${labelOf(labels, 'upstream')}`,
      advice: 'if that lasts, it is slow, or there are too few of it',
    }));

const turnedAway: Rule = ({ samples }) =>
  valuesOf(samples, 'paltu_upstream_refused_calls_total')
    .filter(({ value }) => value > 0)
    .map(({ labels, value }) => ({
      what: `${value} calls found no place at ${labelOf(labels, 'upstream')} since the gateway started`,
      advice: 'if that goes on, it is slow, or there are too few of it',
    }));

const faults: Rule = ({ samples, name }, { log }) => {
  const all = valuesOf(samples, 'paltu_http_errors_total').filter(({ labels }) => labels['code'] === 'server.fault');
  const count = all.reduce((sum, { value }) => sum + value, 0);
  return count === 0 ? [] : [{ what: `${name} had ${count} faults since it started`, advice: `the lines with "level":50 in ${log(name)}` }];
};

const adviceFor = (problem: string): string => {
  if (/ (lost|parked) events| is missing: /.test(problem)) return 'docs/runbooks/events.md explains what to do';
  if (problem.startsWith('no mail server is set'))
    return 'name one by SMTP_URL: until then nobody can verify an e-mail address; docs/runbooks/cluster.md#mail-that-arrives explains how members list without';
  if (/^\d+ mails wait for the mail server/.test(problem))
    return 'is the mail server of SMTP_URL there, and does it take our login? The log has its answer';
  if (problem.startsWith('the clock of '))
    return 'let all machines take their time from one source (NTP); by more than a minute, and members are refused';
  return 'it goes on by itself once what it misses is back';
};

/** Reported by a process itself, where its metrics do not show the same. */
const degraded: Rule = ({ name, degraded: problem, samples }) =>
  problem
    .filter((one) => !isSymptom(one) && (samples.length === 0 || !/ parked events$| behind$/.test(one)))
    .map((one) => ({
      what: `${name}: ${one}`,
      advice: adviceFor(one),
    }));

/** All processes share one PostgreSQL. */
const overbooked = (processes: readonly ProcessState[]): readonly Finding[] => {
  const values = (name: string): number[] => processes.flatMap(({ samples }) => valuesOf(samples, name).map(({ value }) => value));
  const most = values('paltu_database_connections_max').reduce((sum, value) => sum + value, 0);
  const given = Math.min(...values('paltu_database_connections_server_limit'));
  return most <= given
    ? []
    : [
        {
          what: `together the processes may hold ${most} connections to PostgreSQL, which gives ${given}`,
          advice: 'fewer replicas, a smaller DATABASE_POOL, or a larger max_connections: docs/runbooks/cluster.md',
        },
      ];
};

const rules = [silent, notReady, parked, starved, leftAlone, queued, turnedAway, faults, degraded];

/** What somebody has to do: the cause of much else first, what follows from it, then the rest in the order of the processes. */
export const diagnose = (processes: readonly ProcessState[], ways: Ways, around: Surroundings = {}): readonly Finding[] => [
  ...causeAndSymptoms(processes, around),
  ...processes.flatMap((process) => rules.flatMap((rule) => rule(process, ways))),
  ...overbooked(processes),
];

const memoryOf = ({ name, process, samples }: ProcessState): string => {
  const [bytes] = valuesOf(samples, 'process_resident_memory_bytes');
  if (bytes === undefined) return '';
  return `,${process === name ? '' : ` in ${process} of`} ${Math.round(bytes.value / 1e6)} MB`;
};

const words = { ready: 'serves', 'not-ready': 'does not serve', silent: 'does not answer' } as const;

/** The processes, one a line, then what is to be done, or that nothing is. */
export const diagnosisText = (processes: readonly ProcessState[], findings: readonly Finding[]): string => {
  const width = Math.max(0, ...processes.map(({ name }) => name.length)) + 2;
  const lines = processes.map((process) => `  ${process.name.padEnd(width)}${words[process.state]}${memoryOf(process)}`);
  const findingLines = findings.flatMap(({ what, advice }) => [`  ${what}`, `    ${advice}`]);
  const head = findings.length === 0 ? ['Nothing is to be done.'] : ['What is to be done:', ''];
  return [...lines, '', ...head, ...findingLines, ''].join('\n');
};
