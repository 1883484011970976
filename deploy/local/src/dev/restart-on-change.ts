import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { SupervisedProcess } from '../processes/supervised-process.ts';
import type { RunningParts } from '../running-parts.ts';
import type { Product } from '../services.ts';
import type { ReportLine } from '../terminal.ts';

const settleMs = 200;

// Everything runs on the packages; of the rest only what the row names.
const shared = 'packages';

const matters = (name: string | null): name is string =>
  name !== null && /\.(ts|json)$/.test(name) && !/\.test\.ts$|(^|\/)(test|node_modules|dist)\//.test(name);

/** Watches a folder and calls once per burst of changes with the last file's name. */
const onChange = (folder: string, call: (file: string) => void): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, name) => {
    if (!matters(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => call(name), settleMs);
  });
};

/** Restarts the service whose files changed, and all of them when a package did. Migrations are applied by the next start. */
export const restartOnChange = (root: string, product: Product, parts: RunningParts, report: ReportLine): void => {
  const all = (): SupervisedProcess[] => [...parts.services, ...(parts.gateway ? [parts.gateway] : [])];
  const restart = (chosen: readonly SupervisedProcess[], file: string): void => {
    for (const one of chosen) void one.restart(`${file} changed`);
  };
  for (const row of [...product.services, product.gateway]) {
    for (const folder of row.watches) {
      onChange(join(root, folder), (file) =>
        restart(
          all().filter((one) => one.spec.name === row.name),
          join(folder, file),
        ),
      );
    }
  }
  if (existsSync(join(root, shared))) onChange(join(root, shared), (file) => restart(all(), join(shared, file)));
  report('Watching: a changed service is started again; a changed package restarts all.');
};
