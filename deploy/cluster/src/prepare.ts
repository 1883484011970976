// Makes the engines ready for the services, then ends: 0 when they are, 1 with one line that gives the reason.
import type { Logger } from '@paltu/kernel';
import { readConfig } from './config.ts';
import { prepareEngines } from './prepare-engines.ts';

const print = (fields: object, message: string): void => {
  process.stdout.write(`prepare: ${[message, ...Object.values(fields)].join(' ')}\n`);
};
const logger: Logger = { debug: () => undefined, info: print, warn: print, error: print };

try {
  await prepareEngines({ ...readConfig(), logger });
  process.exit(0);
} catch (error) {
  process.stderr.write(`prepare: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
