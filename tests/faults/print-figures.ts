import { print } from '../expectations.ts';
import type { FaultRun } from './fault-run.ts';

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const seconds = (ms = Number.NaN): string => (ms / 1_000).toFixed(1);

const spanOf = (all: readonly number[]): string => {
  const sorted = all.toSorted((one, other) => one - other);
  return `${seconds(sorted[sorted.length >> 1])} ${seconds(sorted.at(-1))}`;
};

/** What a run went through, in seven lines. */
export const printFigures = (seed: number, { figures, evidence: { log, effects, decisions } }: FaultRun): void => {
  const {
    writes,
    steps,
    visits,
    orders,
    stepFaults,
    kills,
    killsOf,
    awayMs,
    postgresKills,
    mongoKills,
    stepDowns,
    brokerKills,
    brokerPauses,
    freezes,
    seconds,
  } = figures;
  const engines = [
    `${postgresKills} of PostgreSQL`,
    ...(mongoKills > 0 ? [`${mongoKills} of MongoDB`] : []),
    ...(brokerKills > 0 ? [`${brokerKills} of the broker`] : []),
  ].join(', ');
  const stops = [
    `${freezes} freezes`,
    ...(stepDowns > 0 ? [`${stepDowns} step-downs of MongoDB's primary`] : []),
    ...(brokerPauses > 0 ? [`${brokerPauses} pause of the broker`] : []),
  ].join(', ');
  const copies = log.length - new Set(log.map(({ eventId }) => eventId)).size;
  print(`seed ${seed}: ${writes} acknowledged writes, ${kills} kills (${engines}), ${stops} in ${seconds} s`);
  print(`  kills of processes: ${listOf(killsOf)}`);
  print(
    `  ready again after, in seconds (median, longest): ${Object.entries(awayMs)
      .map(([name, all]) => `${name} ${spanOf(all)}`)
      .join(', ')}`,
  );
  print(`  steps of requests to adopt, among the writes: ${listOf(steps)}`);
  print(`  visits to vets, among the writes: ${listOf(visits)}`);
  print(`  orders, among the writes: ${listOf(orders)}; kills between two statements of theirs: ${listOf(stepFaults)}`);
  print(`  ${log.length} events on the log (${copies} of them copies), ${effects.length} effects, ${decisions.length} decisions`);
};
