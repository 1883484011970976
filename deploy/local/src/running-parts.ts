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

const stopAll = async (processes: readonly SupervisedProcess[], hasten: AbortSignal): Promise<void> => {
  await Promise.all(processes.map((one) => one.stop(hasten)));
};

/** The order: nobody comes in any more, then what was begun is finished, and the engines go last. */
export const stopParts = async (parts: RunningParts, hasten: AbortSignal): Promise<void> => {
  const gateway = parts.gateway ? [parts.gateway] : [];
  for (const one of [...parts.background, ...gateway, ...parts.services]) one.letGo();
  await stopAll(parts.background, hasten);
  await stopAll(gateway, hasten);
  await stopAll(parts.services, hasten);
  await parts.engines?.stop();
};
