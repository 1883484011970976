import { print } from '../expectations.ts';
import { closedLoop } from './load/closed-loop.ts';
import { untilDatabaseIsIdle } from './measures/until-database-is-idle.ts';
import type { Row } from './report.ts';
import type { Scenario } from './scenarios.ts';

export const connections = 32;

export interface Measured {
  /** By what is measured, `paltu` among them. */
  readonly origins: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Of the database of what is measured: statements that run on after their callers have left would slow down the next measurement. */
  readonly databaseUrl: string;
}

/** Measures what the scenario names beside the product, and then the product itself. */
export const runScenario = async (scenario: Scenario, { origins, seconds, databaseUrl }: Measured): Promise<Row> => {
  const figures: Record<string, Row['figures'][string]> = {};
  for (const name of [...(scenario.beside ?? []), 'paltu']) {
    const origin = origins[name];
    if (origin === undefined) continue;
    await untilDatabaseIsIdle(databaseUrl);
    figures[name] = await closedLoop({ ...scenario, origin, connections, seconds });
  }
  const { perSecond, p99, errors } = figures['paltu'] ?? { perSecond: Number.NaN, p99: Number.NaN, errors: 0 };
  print(`  ${scenario.name}: ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${errors} errors`);
  return { name: scenario.name, figures };
};
