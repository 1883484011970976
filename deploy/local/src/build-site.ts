// Builds the site unless it is as its sources are: build-site.ts <the repository>. It runs from its source, beside the bundling of the programs
// at a first start.
import { webBuild } from './web-build.ts';

const [root] = process.argv.slice(2);
if (root === undefined) throw new Error('Whose site is to be built? build-site.ts <the repository>');
const site = webBuild(root);
if (!site.isFresh) await site.run(new AbortController().signal);
