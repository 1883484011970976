import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readLocalConfig } from './config.ts';
import { sayToTerminal } from './terminal.ts';

const run = async (): Promise<void> => {
  const config = readLocalConfig();
  enableCompileCache(join(config.root, 'node_modules/.cache/compiled'));
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
