import type { LocalConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import type { MakeEngines, Engines, EngineVariables } from './engines.ts';
import type { InstanceLock } from './instance/instance-lock.ts';
import { endLeftovers, processRecords } from './instance/process-records.ts';
import { logFile } from './processes/log-file.ts';
import { placeProduct, productSpecs } from './processes/service-specs.ts';
import { SupervisedProcess, type ProcessSpec } from './processes/supervised-process.ts';
import type { Product } from './services.ts';
import type { Login, ReportLine } from './terminal.ts';
import type { WebBuild } from './web-build.ts';

/** Work that goes on while the product is used. */
export interface BackgroundWork {
  readonly specs: (specs: { address: string; environmentOf(name: string): Readonly<Record<string, string>> }) => readonly ProcessSpec[];
  readonly logins: readonly Login[];
  /** Called once everything runs. */
  readonly begin?: (parts: RunningParts) => void;
}

export interface SupervisorOptions {
  readonly config: LocalConfig;
  readonly product: Product;
  readonly engines: MakeEngines;
  readonly web: WebBuild;
  readonly background: BackgroundWork;
  readonly report: ReportLine;
  readonly print: (text: string) => void;
}

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

interface StartOptions extends SupervisorOptions {
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
  const placing = placeProduct(product, config, data);
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
  lock.publish({ address, services: specs.urls, metrics: specs.metrics, processes: specs.processes });
  const environmentOf = (name: string): Readonly<Record<string, string>> => specs.environments[name] ?? {};
  parts.background.push(...background.specs({ address: specs.urls[product.gateway.name] ?? address, environmentOf }).map(launch));
  return address;
};
