// Runs a program of the product on this machine: run-program.ts <its source, from the root> <arguments>. It runs as bundle, which is made
// when its sources have changed; with DEV=1 the sources themselves run. This process becomes the program, with the limits of lean-process.ts.
import { spawn } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { openBundles } from '@paltu/bundles';
import { becomeLean } from './processes/lean-process.ts';

const root = resolve(import.meta.dirname, '../../..');
const [source, ...words] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write('usage: run-program.ts <source of the program> <arguments>\n');
  process.exit(2);
}

/** The supervisor serves the site, which is built beside the bundles and what the supervisor does first. */
const needsSite = source === 'deploy/local/src/main.ts';
let siteBuilder: number | undefined;

const buildSite = (): number | undefined => {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'build-site.ts'), root];
  return spawn(process.execPath, args, { stdio: 'ignore' }).pid;
};

const isOfTests = /(^|\/)tests?\//;
const opened = () =>
  openBundles({
    root,
    kind: isOfTests.test(source) ? 'tests' : 'product',
    onBuild: () => {
      process.stderr.write(needsSite ? 'Bundling the programs and building the web app…\n' : 'Bundling the programs…\n');
      if (needsSite) siteBuilder ??= buildSite();
    },
  });

try {
  const bundles = process.env.DEV === '1' ? undefined : opened();
  flushCompileCache();
  becomeLean([bundles?.file(source) ?? resolve(root, source), ...words], {
    REPOSITORY: root,
    ...bundles?.environment,
    ...(siteBuilder === undefined ? {} : { SITE_BUILDER: String(siteBuilder) }),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
