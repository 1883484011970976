import { fullDiskProblem, startJobs, type Logger } from '@paltu/kernel';
import type { Replica } from './replica.ts';
import type { Upstreams } from './upstream.ts';

/** Services report it for a minute, and each answer costs their databases a query. */
const everyMs = 20_000;
const answerMs = 1_000;

/** As a service reports it at `/readyz`. */
const isOfFullDisk = (problem: unknown): problem is string => typeof problem === 'string' && problem.startsWith(fullDiskProblem);

/** One that does not answer has nothing to report. */
const problemsOf = async ({ pool }: Replica): Promise<readonly string[]> => {
  try {
    const { body } = await pool.request({ path: '/readyz', method: 'GET', signal: AbortSignal.timeout(answerMs) });
    const { degraded } = (await body.json()) as { readonly degraded?: unknown };
    return Array.isArray(degraded) ? degraded.filter(isOfFullDisk) : [];
  } catch {
    return [];
  }
};

/** Asks the services whether a disk has no room: who looks from outside sees the gateway alone. */
export const followFullDisks = (services: Upstreams, logger: Logger) => {
  let problems: readonly string[] = [];
  const run = async (): Promise<void> => {
    const ofServices = [...services].map(async ([name, service]) => {
      const [problem] = (await Promise.all(service.replicas().map(problemsOf))).flat();
      return problem === undefined ? [] : [`${name}: ${problem}`];
    });
    problems = (await Promise.all(ofServices)).flat();
  };
  void run();
  const jobs = startJobs({ 'follow-full-disks': { everyMs, run } }, { logger });
  return { problems: () => problems, stop: () => jobs.stop() };
};
