import type { LocalConfig } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { InstanceLock } from '../instance/instance-lock.ts';
import type { Product, ServiceRow } from '../services.ts';
import type { ReportLine } from '../terminal.ts';

/** How a process of the product reaches the engines: its own database, the bus, the store of its files. */
export type EngineVariables = (row: ServiceRow) => Readonly<Record<string, string>>;

/** What the processes of the product stand on. */
export interface Engines {
  /** Resolves once every database is up to date. */
  start(stop: AbortSignal): Promise<EngineVariables>;
  /** Ends what `start` began, also when it did not come to its end. */
  stop(): Promise<void>;
}

export interface EngineSurroundings {
  readonly config: LocalConfig;
  readonly product: Product;
  readonly data: DataFolder;
  readonly lock: InstanceLock;
  readonly report: ReportLine;
}

export type MakeEngines = (surroundings: EngineSurroundings) => Engines;
