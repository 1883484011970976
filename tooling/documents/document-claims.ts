import { dirname, join } from 'node:path';
import { codeOf, fencesOf, files, folders, isIgnored, read, withoutFences } from './repository.ts';

/** `locales/{en,ur}.json` stands for two files. */
const expand = (path: string): string[] => {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  return braces === null ? [path] : (braces[2] ?? '').split(',').flatMap((part) => expand(`${braces[1]}${part}${braces[3]}`));
};

const pathLike = /^\.{0,2}[\w@-][\w@.{},/-]*$/;
const ending = /\.(tsx?|js|json|md|proto|sh|css|svg|html)$/;
/** Only what git lists counts: a folder that a build or a run left behind must not change the result of this check. */
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

/** What lies in `dist` of the image is built, of a source at the same place. */
const sourceOf = (path: string): string => path.replace(/^dist\/(.+)\.js$/, '$1.ts');

const pathProblems = (document: string, text: string): string[] => {
  const folder = dirname(document);
  const paths = codeOf(text)
    .flatMap((code) => code.split(/[\s;]+/))
    .filter((token) => isPath(token, folder))
    .flatMap(expand)
    .map(sourceOf);
  return paths
    .filter((path) => !(isThere(path, document) || isIgnored(join(folder, path)) || isIgnored(path)))
    .map((path) => `${document} names ${path}, which is not there`);
};

const linkProblems = (document: string, text: string): string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !holds(join(dirname(document), link).replace(/\/$/, '')))
    .map((link) => `${document} links to ${link}, which is not there`);

const targets = new Set([...read('Makefile').matchAll(/^([a-z-]+):/gm)].map(([, target]) => target));
const targetProblems = (document: string, text: string): string[] =>
  [...codeOf(text), ...fencesOf(text)]
    .flatMap((code) => [...code.matchAll(/\bmake ([a-z-]+)/g)].map(([, target = '']) => target))
    .filter((target) => !targets.has(target))
    .map((target) => `${document} names make ${target}, which the Makefile does not have`);

/** Which headings a document has, written like one of these. */
const fixedHeadings: readonly { readonly documents: RegExp; readonly heading: RegExp; readonly wanted: string }[] = [
  { documents: /^docs\/adr\//, heading: /^\*\*(.+?)\.\*\*/gm, wanted: 'Background, Decision, Consequences, How it is checked' },
  {
    documents: /^(services\/[\w-]+|gateway)\/README\.md$/,
    heading: /^## (.+)$/gm,
    wanted: 'Owns, Publishes, Consumes, Run, Read in this order',
  },
];

const headingProblems = (document: string, text: string): string[] =>
  fixedHeadings
    .filter(({ documents }) => documents.test(document))
    .map(({ heading, wanted }) => ({ wanted, found: [...text.matchAll(heading)].map((match) => match[1]).join(', ') }))
    .filter(({ wanted, found }) => found !== wanted)
    .map(({ found }) => `${document} has the headings ${found}`);

const checks = [pathProblems, linkProblems, targetProblems, headingProblems];

/** Paths, links, make targets and headings of a document that are not so. */
export const claimProblems = (document: string, text = read(document)): string[] => checks.flatMap((check) => check(document, text));
