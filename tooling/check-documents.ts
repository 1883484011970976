import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeServices } from './api/describe-services.ts';
import { tableProblems } from './documents/architecture-tables.ts';
import { metricsTableProblems } from './documents/metrics-table.ts';
import { namedThingsProblems } from './documents/named-things.ts';
import { codeOf, fencesOf, files, folders, isIgnored, read, root, withoutFences } from './documents/repository.ts';
import { serviceReadmeProblems } from './documents/service-readmes.ts';
import { shapeProblems } from './documents/shape-claims.ts';

/**
 * What a document claims and the repository does not hold: paths, make targets, names of the code, services, packages, events,
 * headings; and what no file may name.
 */

const problems: string[] = [];
const expectThat = (isSo: boolean, problem: string): void => {
  if (!isSo) problems.push(problem);
};

const isDocument = (file: string): boolean =>
  /(^|\/)README\.md$/.test(file) || /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file);
const documents = files.filter(isDocument);

/** `locales/{en,ur}.json` stands for two files. */
const expand = (path: string): string[] => {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  return braces === null ? [path] : (braces[2] ?? '').split(',').flatMap((part) => expand(`${braces[1]}${part}${braces[3]}`));
};

const pathLike = /^\.{0,2}[\w@-][\w@.{},/-]*$/;
const ending = /\.(tsx?|js|json|md|proto|sh|css|svg|html)$/;
/** Only what git lists counts: a folder that a build or a run left behind must not change what this check says. */
const holds = (path: string): boolean => files.includes(path) || folders.has(path);
const basesOf = (folder: string): string[] => ['', folder, join(folder, 'src')];
const knownFolder = (token: string, folder: string): boolean =>
  basesOf(folder).some((base) => folders.has(join(base, token.split('/')[0] ?? '')));

/** Names in code that mean a file or a folder here; DATA_DIR/… and /api/… mean something else. */
const isPath = (token: string, folder: string): boolean => {
  if (!pathLike.test(token) || token.startsWith('@') || /^[A-Z_]+\//.test(token)) return false;
  return ending.test(token) || (token.includes('/') && (token.endsWith('/') || knownFolder(token, folder)));
};

// What describes one folder, or any slice, may name a file by the end of its path.
const mayShorten = (document: string): boolean => document !== 'README.md' && !/^(ARCHITECTURE|docs\/)/.test(document);

const isThere = (path: string, document: string): boolean => {
  const folder = dirname(document);
  const name = path.replace(/\/$/, '');
  if (basesOf(folder).some((base) => holds(join(base, name)))) return true;
  if (!mayShorten(document)) return false;
  return files.some((file) => (folder === '.' || file.startsWith(`${folder}/`)) && `/${file}/`.includes(`/${name}/`));
};

const checkPaths = (document: string): void => {
  const folder = dirname(document);
  const tokens = codeOf(read(document)).flatMap((code) => code.split(/[\s;]+/));
  for (const path of tokens.filter((token) => isPath(token, folder)).flatMap(expand)) {
    expectThat(
      isThere(path, document) || isIgnored(join(folder, path)) || isIgnored(path),
      `${document} names ${path}, which is not there`,
    );
  }
};

const checkLinks = (document: string): void => {
  for (const [, link = ''] of withoutFences(read(document)).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    expectThat(existsSync(join(root, dirname(document), link)), `${document} links to ${link}, which is not there`);
  }
};

const targets = new Set([...read('Makefile').matchAll(/^([a-z-]+):/gm)].map((match) => match[1]));
const checkTargets = (document: string): void => {
  const text = read(document);
  for (const code of [...codeOf(text), ...fencesOf(text)]) {
    for (const [, target = ''] of code.matchAll(/\bmake ([a-z-]+)/g)) {
      expectThat(targets.has(target), `${document} names make ${target}, which the Makefile does not have`);
    }
  }
};

const checkHeadings = (document: string): void => {
  if (document.startsWith('docs/adr/')) {
    const found = [...read(document).matchAll(/^\*\*(.+?)\.\*\*/gm)].map((match) => match[1]).join(', ');
    expectThat(found === 'Background, Decision, Consequences, How it is checked', `${document} has the headings ${found}`);
  }
  if (/^(services\/[\w-]+|gateway)\/README\.md$/.test(document)) {
    const found = [...read(document).matchAll(/^## (.+)$/gm)].map((match) => match[1]).join(', ');
    expectThat(found === 'Owns, Publishes, Consumes, Run, Read in this order', `${document} has the headings ${found}`);
  }
};

/** What must be in no file: the address of a registry, a folder of one machine, a note on who or what typed a line. */
const unwanted: readonly [string, RegExp][] = [
  ['the address of a package registry', /https?:\/\/[\w.:@-]*(registry|artifactory|nexus|verdaccio|mirror)[\w.-]*[:/]/i],
  ['a folder of one machine', /(?<![\w.$}-])\/(work|root|Users|home\/[a-z][\w-]*)\//],
  [
    'who typed it',
    /\b(helper|coding|ai) agents?\b|\bAI[- ](generated|written|assisted)\b|\b(written|generated|made) by (an? )?(AI|LLM)\b/i,
  ],
];

const checkWords = (file: string): void => {
  const text = read(file);
  if (text.includes('\0')) return;
  for (const [what, pattern] of unwanted) {
    const found = pattern.exec(text);
    expectThat(found === null, `${file} names ${what}: ${found?.[0]}`);
  }
};

for (const document of documents) for (const check of [checkPaths, checkLinks, checkTargets, checkHeadings]) check(document);
problems.push(...documents.flatMap(namedThingsProblems));
const services = await describeServices();
problems.push(...tableProblems(services), ...serviceReadmeProblems(services), ...shapeProblems(), ...metricsTableProblems());
for (const file of files) checkWords(file);

// Where git lists no files (a copy without .git) every loop above is empty, and the check would pass.
expectThat(documents.length > 20 && files.length > 500, `only ${documents.length} documents among ${files.length} files were read`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${documents.length} documents: ${problems.length === 0 ? 'what they name is there' : `${problems.length} claims are wrong`}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
