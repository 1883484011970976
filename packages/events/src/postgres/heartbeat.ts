/**
 * Asks every `everyMs` milliseconds, but never while an earlier question waits for its answer: on one connection they would pile up behind
 * a slow server. An answer that does not come is nothing to a heartbeat. Returns its end.
 */
export const startHeartbeat = (everyMs: number, ask: () => Promise<unknown>): (() => void) => {
  let isAsking = false;
  const done = (): void => void (isAsking = false);
  const beat = (): void => {
    if (isAsking) return;
    isAsking = true;
    ask().then(done, done);
  };
  const timer = setInterval(beat, everyMs);
  return () => clearInterval(timer);
};
