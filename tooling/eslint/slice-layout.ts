import type { Rule } from 'eslint';

const folders = ['domain', 'use-cases', 'http', 'data', 'events'];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const aboveSlices = (file: string): string | undefined =>
  /^(main|service|config)\.ts$|-command\.ts$/.test(file) || isTest(file)
    ? undefined
    : 'A service has main.ts, service.ts, config.ts, commands (…-command.ts) and slices: this file belongs into a slice.';

const atTopOf = (slice: string, file: string): string | undefined =>
  file.endsWith('-module.ts') && file !== `${slice}-module.ts` ? `The module of this slice is ${slice}-module.ts.` : undefined;

/** Why a file of a service has no business where it lies; undefined where it has. `path`: from `services/<name>/src`. */
const misplaced = (path: string): string | undefined => {
  const [slice = '', folder = '', file = '', ...deeper] = path.split('/');
  if (folder === '') return aboveSlices(slice);
  if (file === '') return atTopOf(slice, folder);
  if (!folders.includes(folder)) return `A slice has no folder ${folder}: its folders are ${folders.join(', ')}.`;
  return deeper.length === 0 ? undefined : `${folder} has no folders of its own: ${file} may be a slice.`;
};

/** One layout for all slices, so that a file is found in a slice that one has not read before. */
export const sliceLayout: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { misplaced: '{{ why }}' } },
  create: (context) => ({
    Program: (node) => {
      const path = /\/services\/[^/]+\/src\/(.+)$/.exec(context.filename.replaceAll('\\', '/'))?.[1];
      const why = path === undefined ? undefined : misplaced(path);
      if (why !== undefined) context.report({ node, messageId: 'misplaced', data: { why } });
    },
  }),
};
