/** What a replica says of itself: `silent` is one that takes the question and does not answer. */
export type Readiness = 'ready' | 'not-ready' | 'away' | 'silent';

/** Asks a replica whether it can serve. */
export const checkReadiness = async (origin: string, withinMs: number): Promise<Readiness> => {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const answer = await fetch(`${origin}/readyz`, { signal });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'not-ready';
  } catch {
    return signal.aborted ? 'silent' : 'away';
  }
};
