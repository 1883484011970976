import { posix } from 'node:path';
import * as repository from './repository.ts';

type Repository = Pick<typeof repository, 'files' | 'read'>;

/** At most so many files of source, and of small ones with one user beside them: lowered with every change that joins some, never raised. */
export const mostFiles = { source: 1_856, small: 230 };

/** The services that are counted there, and what a new one may bring: two small slices. */
const countedServices = 8;
const ofNewService = { source: 12, small: 2 };

/** What is enough, with the services that have come since. */
const enoughFiles = (files: readonly string[]): typeof mostFiles => {
  const newServices = Math.max(0, files.filter((file) => /^services\/[^/]+\/package\.json$/.test(file)).length - countedServices);
  return { source: mostFiles.source + newServices * ofNewService.source, small: mostFiles.small + newServices * ofNewService.small };
};

const smallLines = 40;

const isSource = (file: string): boolean =>
  /^(services|packages|gateway|deploy|web\/src)\/.*\.tsx?$/.test(file) &&
  !/(\.test\.tsx?$|\/test\/|\/testing\/|^packages\/testing\/|\/gen\/|\/migrations\/|-contract\.ts$|\.d\.ts$)/.test(file);

/** The part of the repository that a file is read in: a slice, a feature of the web, a package. */
const roomOf = (file: string): string => {
  const [first = '', second = '', third = '', fourth = ''] = file.split('/');
  if (first === 'services') return `${second}/${fourth}`;
  return first === 'web' ? [second, third, fourth].join('/') : `${first}/${second}`;
};

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => posix.join(posix.dirname(file), path));

/** How many files of source there are, and which of them are small and used by one other of the same slice, feature or package. */
export const fragmentsOf = ({ files, read }: Repository): { readonly source: number; readonly small: readonly string[] } => {
  const texts = new Map(files.filter(isSource).map((file) => [file, read(file)]));
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const imported of importsOf(file, text)) importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  const small = [...texts].filter(([file, text]) => {
    const [only, ...others] = importers.get(file) ?? [];
    return only !== undefined && others.length === 0 && roomOf(only) === roomOf(file) && text.trimEnd().split('\n').length <= smallLines;
  });
  return { source: texts.size, small: small.map(([file]) => file) };
};

/** What has become more fragmented than it was. */
export const fragmentationProblems = (from: Repository = repository): string[] => {
  const { source, small } = fragmentsOf(from);
  const enough = enoughFiles(from.files);
  return [
    ...(source > enough.source
      ? [`there are ${source} files of source, and ${enough.source} were enough: into which does a new one belong?`]
      : []),
    ...(small.length > enough.small
      ? [
          `${small.length} files of at most ${smallLines} lines have one user beside them, and ${enough.small} were enough: what has one user belongs into it`,
        ]
      : []),
  ];
};
