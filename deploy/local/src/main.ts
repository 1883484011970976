import { readLocalConfig } from './config.ts';
import { runPaltu } from './run-paltu.ts';
import { sayToTerminal } from './terminal.ts';

try {
  await runPaltu(readLocalConfig(), sayToTerminal);
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
