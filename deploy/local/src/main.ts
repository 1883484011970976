import { readLocalConfig } from './config.ts';
import { runPaltu } from './run-paltu.ts';
import { printToTerminal } from './terminal.ts';

try {
  await runPaltu(readLocalConfig(), printToTerminal);
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
