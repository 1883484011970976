import type { Login } from './announce.ts';
import type { LocalConfig } from './config.ts';
import type { MakeEngines } from './engines/engines.ts';
import type { ProcessSpec } from './processes/supervised-process.ts';
import type { RunningParts } from './running-parts.ts';
import type { Product } from './services.ts';
import type { ReportLine } from './terminal.ts';
import type { WebBuild } from './web/web-build.ts';

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
