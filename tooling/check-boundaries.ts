import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The violations that the canary holds; a check that misses one of them checks nothing. */
const planted = ['domain-is-pure', 'use-cases-know-no-adapters', 'no-cross-service'];

const root = fileURLToPath(new URL('..', import.meta.url));
const cruise = (directory: string, folders: readonly string[]) => {
  const config = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
  const cli = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url));
  const result = spawnSync(process.execPath, [cli, ...folders, '--config', config, '--output-type', 'err'], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { code: result.status, text: result.stdout + result.stderr };
};

const product = cruise(root, ['packages', 'services', 'gateway', 'web/src', 'deploy']);
process.stdout.write(product.text);
const modules = Number(/\((\d+) modules/.exec(product.text)?.[1] ?? 0);
if (product.code !== 0 || modules < 100) {
  process.stderr.write(`the architecture check failed or read too little (${modules} modules)\n`);
  process.exit(1);
}

const canary = cruise(fileURLToPath(new URL('boundary-canary', import.meta.url)), ['services']);
const missed = planted.filter((rule) => !canary.text.includes(rule));
if (canary.code === 0 || missed.length > 0) {
  process.stderr.write(`the architecture check does not see what was planted: ${missed.join(', ')}\n${canary.text}`);
  process.exit(1);
}
process.stdout.write(`the planted violations were caught: ${planted.join(', ')}\n`);
