import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../expectations.ts';
import { closedLoop } from './load/closed-loop.ts';
import type { RunningProduct } from '../product/running-product.ts';
import { productCpu, type CpuMeter } from './measures/cpu.ts';
import { untilDatabaseIsIdle } from './measures/until-database-is-idle.ts';
import type { Figures } from './load/latencies.ts';
import type { Row } from './report.ts';
import type { Scenario } from './scenarios.ts';

export const connections = 32;

/** Something that answers the requests of a scenario. */
export interface Target {
  readonly origin: string;
  readonly cpu: CpuMeter;
}

/** What a request causes elsewhere has happened by then. */
const followsWithinMs = 700;

export interface Measured {
  /** By what is measured, `paltu` among them. */
  readonly targets: Readonly<Record<string, Target>>;
  readonly seconds: number;
  /** Of the database of what is measured: statements that run on after their callers have left would slow down the next measurement. */
  readonly databaseUrl: string;
}

/** Figures of one target. The first requests, a tenth of the time, count for nothing. */
const measureTarget = async (scenario: Scenario, { origin, cpu }: Target, seconds: number): Promise<Figures> => {
  let before: Readonly<Record<string, number>> = {};
  const onBegin = async (): Promise<void> => void (before = await cpu());
  const figures = await closedLoop({ connections, ...scenario, origin, seconds, onBegin });
  await sleep(followsWithinMs);
  const used = Object.entries(await cpu()).map(([part, ms]) => [part, ((ms - (before[part] ?? 0)) / figures.requests) * 1_000]);
  return { ...figures, cpu: Object.fromEntries(used) as Record<string, number> };
};

/** Measures what the scenario names beside the product, and then the product itself. */
const runScenario = async (scenario: Scenario, { targets, seconds, databaseUrl }: Measured): Promise<Row> => {
  const figures: Record<string, Row['figures'][string]> = {};
  for (const name of [...(scenario.beside ?? []), 'paltu']) {
    const target = targets[name];
    if (target === undefined) continue;
    await untilDatabaseIsIdle(databaseUrl);
    figures[name] = await measureTarget(scenario, target, seconds);
  }
  const { perSecond, p99, errors } = figures['paltu'] ?? { perSecond: Number.NaN, p99: Number.NaN, errors: 0 };
  print(`  ${scenario.name}: ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${errors} errors`);
  return { name: scenario.name, figures };
};

/** One after the other. */
export const runScenarios = async (scenarios: readonly Scenario[], measured: Measured): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const scenario of scenarios) rows.push(await runScenario(scenario, measured));
  return rows;
};

export const targetOf = (product: RunningProduct): Target => ({ origin: product.address, cpu: productCpu(product) });
