// Writes the bundles of a repository: build-command.ts <root> product|tests <folder>. A process of its own, for what it takes of memory is
// given back at its end.
import { buildBundles } from './build-bundles.ts';

const [root, kind, directory] = process.argv.slice(2);
if (root === undefined || (kind !== 'product' && kind !== 'tests') || directory === undefined) {
  process.stderr.write('usage: build-command.ts <root> product|tests <folder>\n');
  process.exit(2);
}
await buildBundles({ root, kind, directory });
