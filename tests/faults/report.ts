import type { FaultRun } from './fault-run.ts';

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What was expected, what came of it, and the sum. */
export const startReport = () => {
  let passed = 0;
  let failed = 0;
  return {
    /** Kept when there are no problems; of many the first ones are told. */
    expectThat: (name: string, problems: readonly string[]): void => {
      if (problems.length === 0) {
        passed += 1;
        say(`  kept: ${name}`);
        return;
      }
      failed += 1;
      say(`  BROKEN: ${name} (${problems.length})`);
      for (const problem of problems.slice(0, 5)) say(`    ${problem}`);
    },
    sum: () => ({ passed, failed }),
  };
};

/** What a run went through, in two lines. */
export const sayFigures = (seed: number, { figures, evidence: { log, effects, decisions } }: FaultRun): void => {
  const { writes, kills, postgresKills, brokerKills, brokerPauses, freezes, seconds } = figures;
  const engines = [`${postgresKills} of PostgreSQL`, ...(brokerKills > 0 ? [`${brokerKills} of the broker`] : [])].join(', ');
  const stops = [`${freezes} freezes`, ...(brokerPauses > 0 ? [`${brokerPauses} pause of the broker`] : [])].join(', ');
  const copies = log.length - new Set(log.map(({ eventId }) => eventId)).size;
  say(`seed ${seed}: ${writes} acknowledged writes, ${kills} kills (${engines}), ${stops} in ${seconds} s`);
  say(`  ${log.length} events on the log (${copies} of them copies), ${effects.length} effects, ${decisions.length} decisions`);
};
