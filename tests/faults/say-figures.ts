import { say } from '../expectations.ts';
import type { FaultRun } from './fault-run.ts';

/** What a run went through, in two lines. */
export const sayFigures = (seed: number, { figures, evidence: { acknowledged, log, effects, decisions } }: FaultRun): void => {
  const { writes, kills, postgresKills, brokerKills, brokerPauses, freezes, seconds } = figures;
  const engines = [`${postgresKills} of PostgreSQL`, ...(brokerKills > 0 ? [`${brokerKills} of the broker`] : [])].join(', ');
  const stops = [`${freezes} freezes`, ...(brokerPauses > 0 ? [`${brokerPauses} pause of the broker`] : [])].join(', ');
  const copies = log.length - new Set(log.map(({ eventId }) => eventId)).size;
  say(`seed ${seed}: ${writes} acknowledged writes, ${kills} kills (${engines}), ${stops} in ${seconds} s`);
  const ofAdoption = acknowledged.filter(({ kind }) => kind === 'request').length;
  say(
    `  ${ofAdoption} of the writes were steps of requests to adopt; ${log.length} events on the log (${copies} of them copies), ${effects.length} effects, ${decisions.length} decisions`,
  );
};
