import type { Logger } from '@paltu/kernel';
import { databaseUrlOfEnvironment } from './config.ts';
import { migrate } from './migrate.ts';

const print = (fields: object, message: string): void => {
  const details = Object.values(fields).join(' ');
  process.stdout.write(`${message}${details === '' ? '' : ` ${details}`}\n`);
};

const logger: Logger = { debug: () => undefined, info: print, warn: print, error: print };

const [directory] = process.argv.slice(2);
const url = databaseUrlOfEnvironment();
if (directory === undefined || url === undefined) {
  process.stderr.write('usage: DATABASE_URL=postgres://… node migrate-command.ts <directory of migrations>\n');
  process.exitCode = 2;
} else {
  try {
    const names = await migrate({ url, directory, logger });
    if (names.length === 0) print({}, 'nothing to migrate');
  } catch (error) {
    process.stderr.write(`migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
