import { say } from '../expectations.ts';
import type { FaultRun } from './fault-run.ts';

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** What a run went through, in four lines. */
export const sayFigures = (seed: number, { figures, evidence: { log, effects, decisions } }: FaultRun): void => {
  const { writes, steps, kills, killsOf, postgresKills, brokerKills, brokerPauses, freezes, seconds } = figures;
  const engines = [`${postgresKills} of PostgreSQL`, ...(brokerKills > 0 ? [`${brokerKills} of the broker`] : [])].join(', ');
  const stops = [`${freezes} freezes`, ...(brokerPauses > 0 ? [`${brokerPauses} pause of the broker`] : [])].join(', ');
  const copies = log.length - new Set(log.map(({ eventId }) => eventId)).size;
  say(`seed ${seed}: ${writes} acknowledged writes, ${kills} kills (${engines}), ${stops} in ${seconds} s`);
  say(`  kills of processes: ${listOf(killsOf)}`);
  say(`  steps of requests to adopt, among the writes: ${listOf(steps)}`);
  say(`  ${log.length} events on the log (${copies} of them copies), ${effects.length} effects, ${decisions.length} decisions`);
};
