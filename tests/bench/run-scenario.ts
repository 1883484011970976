import { print } from '../expectations.ts';
import { closedLoop } from './load/closed-loop.ts';
import type { Row } from './report.ts';
import type { Scenario } from './scenarios.ts';

export const connections = 32;

/** Measures what the scenario names beside the product, and then the product itself. @param origins by what is measured, `paltu` among them */
export const runScenario = async (scenario: Scenario, origins: Readonly<Record<string, string>>, seconds: number): Promise<Row> => {
  const figures: Record<string, Row['figures'][string]> = {};
  for (const name of [...(scenario.beside ?? []), 'paltu']) {
    const origin = origins[name];
    if (origin !== undefined) figures[name] = await closedLoop({ ...scenario, origin, connections, seconds });
  }
  const { perSecond, p99, errors } = figures['paltu'] ?? { perSecond: Number.NaN, p99: Number.NaN, errors: 0 };
  print(`  ${scenario.name}: ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${errors} errors`);
  return { name: scenario.name, figures };
};
