import type { Clock, Logger } from '@paltu/kernel';
import { z } from 'zod';
import { message, plainJson } from './answers.ts';
import { done, json } from './reply.ts';
import { route, type Route } from './route.ts';

/** What a process needs before it can serve, by name; a check that rejects or takes over two seconds is not met. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** What a person has to look at, although the process can serve; each in a few words. */
export type Degraded = () => readonly string[];

const checkTimeoutMs = 2_000;

const isMet = async (check: () => Promise<unknown>): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), checkTimeoutMs);
  const met = check().then(
    () => true,
    () => false,
  );
  return Promise.race([met, late.promise]).finally(() => clearTimeout(timer));
};

const readiness = async (checks: HealthChecks, degraded: Degraded) => {
  const entries = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await isMet(check)] as const));
  const unmet = entries.filter(([, met]) => !met).map(([name]) => name);
  return unmet.length === 0
    ? json(200, { status: 'ready', unmet, degraded: degraded() } as const)
    : json(503, { status: 'not-ready', unmet } as const);
};

const texts = z.array(z.string()).readonly();
const readyBody = plainJson(z.object({ status: z.literal('ready'), unmet: texts, degraded: texts }));
const notReadyBody = plainJson(z.object({ status: z.literal('not-ready'), unmet: texts }));

const none: Degraded = () => [];

/**
 * `/livez`: the process answers. `/readyz`: what it needs answers too (503 names what does not); what it can serve without, and somebody
 * has to look at, is reported as `degraded`.
 */
export const healthRoutes = (checks: HealthChecks, degraded = none): Route[] => [
  route({
    method: 'get',
    path: '/livez',
    access: 'public',
    limit: 'reads',
    summary: 'The process answers',
    answers: { 200: message() },
    handle: async () => done(),
  }),
  route({
    method: 'get',
    path: '/readyz',
    access: 'public',
    limit: 'reads',
    summary: 'What the process needs answers too',
    answers: { 200: readyBody, 503: notReadyBody },
    handle: () => readiness(checks, degraded),
  }),
];

/** Reports when the clock of somebody else and ours differ, by which tokens would be refused or live too long. */
export interface ClockComparison {
  /** @param aheadMs by how much the clock of `other` is ahead of ours; negative when it is behind */
  note(other: string, aheadMs: number): void;
  /** What somebody has to look at, each in a few words. */
  problems(): readonly string[];
}

const mostMs = 30_000;
/** A difference that nobody has noticed again for so long is forgotten. */
const keptMs = 10 * 60_000;

const wordsFor = (other: string, aheadMs: number): string =>
  `the clock of ${other} is ${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ours`;

export const compareClocks = (clock: Clock, logger: Logger): ClockComparison => {
  const differences = new Map<string, { readonly aheadMs: number; readonly until: number }>();
  const now = (): number => clock.now().getTime();
  return {
    note: (other, aheadMs) => {
      const before = differences.get(other);
      if (Math.abs(aheadMs) <= mostMs) {
        if (differences.delete(other)) logger.info({ other }, 'a clock agrees with ours again');
        return;
      }
      if (before === undefined) logger.error({ other, aheadSeconds: Math.round(aheadMs / 1_000) }, 'a clock differs from ours');
      differences.set(other, { aheadMs, until: now() + keptMs });
    },
    problems: () => {
      for (const [other, { until }] of differences) if (until <= now()) differences.delete(other);
      return [...differences].map(([other, { aheadMs }]) => wordsFor(other, aheadMs));
    },
  };
};
