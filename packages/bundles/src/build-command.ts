// Writes the bundles of a repository: build-command.ts <root> product|tests <folder> [with-packages], which brings the packages along that are
// in no bundle. A process of its own, for what it takes of memory is given back at its end.
import { resolve } from 'node:path';
import { buildBundles, packagesLeftOut, copyPackages } from './build-bundles.ts';

const [root, kind, directory, ...more] = process.argv.slice(2);
if (root === undefined || (kind !== 'product' && kind !== 'tests') || directory === undefined || !/^(with-packages)?$/.test(more.join())) {
  process.stderr.write('usage: build-command.ts <root> product|tests <folder> [with-packages]\n');
  process.exit(2);
}
const [from, to] = [resolve(root), resolve(directory)];
await buildBundles({ root: from, kind, directory: to });
if (more.length > 0) copyPackages(from, packagesLeftOut, to);
