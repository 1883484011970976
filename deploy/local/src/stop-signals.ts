import type { ReportLine } from './terminal.ts';

const echoMs = 500;

export interface StopSignals {
  /** Stop in order. */
  readonly stop: AbortSignal;
  /** Stop at once: the second Ctrl-C. */
  readonly kill: AbortSignal;
}

/** Turns SIGINT, SIGTERM and a closed terminal into an orderly stop; a second one kills what still runs. */
export const listenForStop = (report: ReportLine): StopSignals => {
  const stop = new AbortController();
  const kill = new AbortController();
  let first: { name: NodeJS.Signals; at: number } | undefined;
  // make forwards a SIGTERM that the whole group may have received already: that counts once.
  const isEcho = (name: NodeJS.Signals): boolean => first?.name === name && Date.now() - first.at < echoMs;
  const onSignal = (name: NodeJS.Signals): void => {
    if (!stop.signal.aborted) {
      first = { name, at: Date.now() };
      report('Stopping: gateway, services, PostgreSQL. (Ctrl-C again to kill them.)');
      stop.abort();
    } else if (!kill.signal.aborted && !isEcho(name)) {
      report('Killing what still runs.');
      kill.abort();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  // Writing to a terminal that was closed must not end the process before it has stopped in order.
  process.stdout.on('error', () => undefined);
  return { stop: stop.signal, kill: kill.signal };
};
