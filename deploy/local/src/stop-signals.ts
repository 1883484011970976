import type { Say } from './terminal.ts';

const echoMs = 500;

export interface StopSignals {
  /** Stop in order. */
  readonly stop: AbortSignal;
  /** Stop at once: the second Ctrl-C. */
  readonly hasten: AbortSignal;
}

/** Turns SIGINT, SIGTERM and a closed terminal into an orderly stop; a second one hastens it. */
export const listenForStop = (say: Say): StopSignals => {
  const stop = new AbortController();
  const hasten = new AbortController();
  let first: { name: NodeJS.Signals; at: number } | undefined;
  // make hands a SIGTERM on that the whole group may have got already: that is one wish, not two.
  const isEcho = (name: NodeJS.Signals): boolean => first?.name === name && Date.now() - first.at < echoMs;
  const onSignal = (name: NodeJS.Signals): void => {
    if (!stop.signal.aborted) {
      first = { name, at: Date.now() };
      say('Stopping: gateway, services, PostgreSQL. (Ctrl-C again to hasten.)');
      stop.abort();
    } else if (!hasten.signal.aborted && !isEcho(name)) {
      say('Hastening.');
      hasten.abort();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  // A terminal that is gone must not keep us from stopping in order.
  process.stdout.on('error', () => undefined);
  return { stop: stop.signal, hasten: hasten.signal };
};
