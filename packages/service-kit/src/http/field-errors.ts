import type { FieldError } from '@paltu/kernel';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A longer list helps nobody, and a small request could ask for a large answer. */
const maxEntries = 100;
const maxNameLength = 60;

/** The caller's own name for a field, no longer than it has to be to be recognised. */
const shortened = (name: PropertyKey): string => String(name).slice(0, maxNameLength).toWellFormed();

const pathOf = (names: readonly PropertyKey[]): string => names.map(shortened).join('.');

const isAbsent = (issue: Issue): boolean =>
  issue.input === undefined || issue.input === null || (typeof issue.input === 'string' && issue.input.trim() === '');

const reasonByCode: Partial<Record<string, string>> = {
  too_big: 'too-big',
  too_small: 'too-small',
  unrecognized_keys: 'unknown',
};

const reasonOf = (issue: Issue): string => {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return issue.params['code'];
  if (isAbsent(issue)) return 'required';
  if (issue.code === 'too_big' && typeof issue.input === 'string') return 'too-long';
  if (issue.code === 'too_small' && typeof issue.input === 'string') return 'too-short';
  return reasonByCode[issue.code] ?? 'invalid';
};

const unknownFields = (issue: Issue & { code: 'unrecognized_keys' }): FieldError[] =>
  issue.keys.slice(0, maxEntries).map((key) => {
    const path = pathOf([...issue.path, key]);
    return { path, code: 'unknown', msg: `${path} is not a known field` };
  });

const unknownIn = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);

/** Of a body that may have one of several shapes: the problems of the one whose fields it names; the last one where that is no help. */
const ofShape = (issues: readonly Issue[]): readonly Issue[] => {
  const [first] = issues;
  if (issues.length !== 1 || first?.code !== 'invalid_union' || first.path.length > 0) return issues;
  return (first.errors as Issue[][]).reduce((best, next) => (unknownIn(next) <= unknownIn(best) ? next : best));
};

/**
 * What zod found, one entry per field: the first problem of each, in the order of the schema; of very many the first 100.
 * `code` is `required`, `too-long`, `too-short`, `too-big`, `too-small`, `unknown`, `invalid`, or the `params.code` of a custom check.
 */
export const fieldErrorsOf = (issues: readonly Issue[]): FieldError[] => {
  const byPath = new Map<string, FieldError>();
  for (const issue of ofShape(issues)) {
    const errors =
      issue.code === 'unrecognized_keys' ? unknownFields(issue) : [{ path: pathOf(issue.path), code: reasonOf(issue), msg: issue.message }];
    for (const error of errors) if (!byPath.has(error.path)) byPath.set(error.path, error);
  }
  return [...byPath.values()].slice(0, maxEntries);
};
