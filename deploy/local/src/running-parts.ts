import type { Engines } from './engines/engines.ts';
import type { SupervisedProcess } from './processes/supervised-process.ts';

/** What has been started so far; a stop in the middle of a start finds it all. */
export interface RunningParts {
  engines?: Engines;
  readonly services: SupervisedProcess[];
  gateway?: SupervisedProcess;
  /** Demo data, and what `make dev` adds. */
  readonly background: SupervisedProcess[];
}

const stopAll = async (processes: readonly SupervisedProcess[], kill: AbortSignal): Promise<void> => {
  await Promise.all(processes.map((one) => one.stop(kill)));
};

/** The gateway stops first, so that no request comes in; then the services finish theirs; the engines stop last. */
export const stopParts = async (parts: RunningParts, kill: AbortSignal): Promise<void> => {
  const gateway = parts.gateway ? [parts.gateway] : [];
  for (const one of [...parts.background, ...gateway, ...parts.services]) one.disableRestart();
  await stopAll(parts.background, kill);
  await stopAll(gateway, kill);
  await stopAll(parts.services, kill);
  await parts.engines?.stop();
};
