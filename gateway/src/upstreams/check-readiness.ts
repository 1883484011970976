import { unmetAtStart } from '@paltu/service-kit';

/**
 * What a replica reports about itself: `not-ready` is one that stops, or lacks what it needs, `starting` one that refuses every call yet,
 * and `silent` one that takes the question and does not answer.
 */
export type Readiness = 'ready' | 'not-ready' | 'starting' | 'away' | 'silent';

const isStarting = async (answer: Response): Promise<boolean> => {
  const report = (await answer.json().catch(() => undefined)) as { unmet?: unknown } | null | undefined;
  return Array.isArray(report?.unmet) && report.unmet.includes(unmetAtStart);
};

/** Asks a replica whether it can serve. */
export const checkReadiness = async (origin: string, withinMs: number): Promise<Readiness> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const answer = await fetch(`${origin}/readyz`, { signal });
    if (!answer.ok) return (await isStarting(answer)) ? 'starting' : 'not-ready';
    await answer.body?.cancel();
    return 'ready';
  } catch {
    return signal.aborted ? 'silent' : 'away';
  }
};
