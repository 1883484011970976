// Runs a program of the product on this machine: run-program.ts <its source, from the root> <arguments>. It runs as bundle, which is made
// when its sources have changed; with DEV=1 the sources themselves run. This process becomes the program, with the limits of lean-process.ts.
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { openBundles } from '@paltu/bundles';
import { becomeLean } from './processes/lean-process.ts';

const root = resolve(import.meta.dirname, '../../..');
const [source, ...words] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write('usage: run-program.ts <source of the program> <arguments>\n');
  process.exit(2);
}

const isOfTests = /(^|\/)tests?\//;
const opened = () =>
  openBundles({
    root,
    kind: isOfTests.test(source) ? 'tests' : 'product',
    onBuild: () => void process.stderr.write('Bundling the programs…\n'),
  });

try {
  const bundles = process.env.DEV === '1' ? undefined : opened();
  flushCompileCache();
  becomeLean([bundles?.file(source) ?? resolve(root, source), ...words], { REPOSITORY: root, ...bundles?.environment });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
