import { readLocalConfig } from './config.ts';
import { becomeLean } from './processes/lean-process.ts';
import { sayToTerminal } from './terminal.ts';

const run = async (): Promise<void> => {
  becomeLean();
  const config = readLocalConfig();
  const { runPaltu } = await import('./run-paltu.ts');
  await runPaltu(config, sayToTerminal);
};

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
}
