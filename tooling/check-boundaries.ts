import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { canaryProblems } from './canaries/canary-problems.ts';
import { writeCanaries } from './canaries/write-canaries.ts';

/** Who may import whom, over everything; then the same over files that are wrong on purpose, each of which must be refused. */

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

interface Cruised {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const config = `${root}.dependency-cruiser.cjs`;

const cruise = (directory: string, folders: readonly string[], output: 'err' | 'json') => {
  const args = [...folders, '--config', config, '--output-type', output];
  const cli = `${root}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;
  return spawnSync(process.execPath, [cli, ...args], { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 27 });
};

const product = cruise(root, ['packages', 'services', 'gateway', 'web/src', 'deploy', 'tests'], 'err');
process.stdout.write(product.stdout + product.stderr);
const modules = Number(/\((\d+) modules|(\d+) modules/.exec(product.stdout)?.slice(1).find(Boolean) ?? 0);
// A parser that cannot read TypeScript finds no modules and no violations.
if (product.status !== 0 || modules < 500) {
  process.stderr.write(`the architecture check failed or read too little (${modules} modules)\n`);
  process.exit(1);
}

const folder = writeCanaries('boundaries');
const canary = JSON.parse(cruise(folder, ['packages', 'services', 'web'], 'json').stdout) as Cruised;
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: readonly { readonly name: string }[] };
const rules = forbidden.map(({ name }) => name);
const refused = new Map<string, string[]>();
for (const { source } of canary.modules) if (/^(packages|services|web)\/.*\.tsx?$/.test(source)) refused.set(source, []);
// A cycle is reported once, by any of its files.
for (const { from, rule, cycle = [] } of canary.summary.violations)
  for (const file of [from, ...cycle.map(({ name }) => name)]) refused.get(file)?.push(rule.name);

const problems = canaryProblems({ folder, refused, rules });
process.stderr.write(problems.join(''));
if (problems.length === 0) process.stdout.write(`${rules.length} rules of imports refuse what was planted for them\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
