import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import { canaryProblems } from './canaries/canary-problems.ts';
import { writeCanaries } from './canaries/write-canaries.ts';

/** Lints files that are wrong on purpose: a rule that is switched off by mistake, or was never tried, is found here. */

const folder = writeCanaries('lint');
const configFile = fileURLToPath(new URL('../eslint.config.js', import.meta.url));
const { default: config } = (await import(pathToFileURL(configFile).href)) as { default: Linter.Config[] };

const isOn = (entry: Linter.RuleEntry | undefined): boolean => (Array.isArray(entry) ? entry[0] : entry) !== 'off';
const rules = config
  .filter(({ name }) => name?.startsWith('paltu/'))
  .flatMap((block) => Object.keys(block.rules ?? {}).filter((rule) => isOn(block.rules?.[rule])));

const results = await new ESLint({ cwd: folder, overrideConfigFile: configFile }).lintFiles('.');
const refused = new Map(
  results.map(({ filePath, messages }) => [relative(folder, filePath), messages.map(({ ruleId, message }) => ruleId ?? message)]),
);
const problems = canaryProblems({ folder, refused, rules });

process.stderr.write(problems.join(''));
if (problems.length === 0) process.stdout.write(`${new Set(rules).size} rules of ESLint refuse what was planted for them\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
