import type { DataFolder } from './data-folder.ts';
import type { EngineVariables } from './engines/engines.ts';
import { endLeftovers } from './instance/end-leftovers.ts';
import type { InstanceLock } from './instance/instance-lock.ts';
import { processRecords } from './instance/process-records.ts';
import { logFile } from './processes/log-file.ts';
import { placeProduct, productSpecs } from './processes/service-specs.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';
import type { ProcessSpec } from './processes/supervised-process.ts';
import type { RunningParts } from './running-parts.ts';
import type { SupervisorOptions } from './supervisor-options.ts';

export interface StartOptions extends SupervisorOptions {
  readonly data: DataFolder;
  readonly lock: InstanceLock;
  /** Filled as things start. */
  readonly parts: RunningParts;
}

const startEngines = (options: StartOptions, stop: AbortSignal): Promise<EngineVariables> => {
  const { parts } = options;
  parts.engines = options.engines(options);
  return parts.engines.start(stop);
};

const buildWeb = async ({ web, report }: StartOptions, stop: AbortSignal): Promise<void> => {
  if (web.isFresh) return;
  report('Building the web app…');
  await web.run(stop);
};

/** Starts the engines and builds the web app side by side, then services and gateway; returns the site's address once all are ready. */
export const startProduct = async (options: StartOptions, stop: AbortSignal): Promise<string> => {
  const { config, product, data, lock, parts, web, report, background } = options;
  const records = processRecords(data);
  const launch = (spec: ProcessSpec): SupervisedProcess => {
    const one = new SupervisedProcess(spec, { records, log: logFile(data, spec.name), report });
    one.start();
    return one;
  };
  const placing = placeProduct(product, config);
  placing.catch(() => undefined);
  await endLeftovers(records, report);
  const webReady = buildWeb(options, stop);
  // Awaited below; until then a failure must not count as unhandled.
  webReady.catch(() => undefined);
  const engineVariables = await startEngines(options, stop);
  const placed = await placing;
  const specs = productSpecs(product, { config, data, engineVariables, placed, webDirectory: web.directory });
  parts.services.push(...specs.services.map(launch));
  await webReady;
  stop.throwIfAborted();
  parts.gateway = launch(specs.gateway);
  await Promise.all([...parts.services, parts.gateway].map((one) => one.whenReady(stop)));
  const address = `http://localhost:${placed[0].port}`;
  lock.publish({ address, services: specs.urls, metrics: specs.metrics });
  const environmentOf = (name: string): Readonly<Record<string, string>> =>
    [specs.gateway, ...specs.services].find((spec) => spec.name === name)?.environment ?? {};
  parts.background.push(...background.specs({ address: specs.urls[product.gateway.name] ?? address, environmentOf }).map(launch));
  return address;
};
