import { print } from '../expectations.ts';
import type { FaultRun } from './fault-run.ts';

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** What a run went through, in six lines. */
export const printFigures = (seed: number, { figures, evidence: { log, effects, decisions } }: FaultRun): void => {
  const {
    writes,
    steps,
    visits,
    orders,
    stepFaults,
    kills,
    killsOf,
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
  print(`  steps of requests to adopt, among the writes: ${listOf(steps)}`);
  print(`  visits to vets, among the writes: ${listOf(visits)}`);
  print(`  orders, among the writes: ${listOf(orders)}; kills between two statements of theirs: ${listOf(stepFaults)}`);
  print(`  ${log.length} events on the log (${copies} of them copies), ${effects.length} effects, ${decisions.length} decisions`);
};
