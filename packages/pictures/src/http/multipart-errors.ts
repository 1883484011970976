import { AppError, invalidInput } from '@paltu/kernel';
import { malformedRequest } from '@paltu/service-kit';
import multer from 'multer';
import { tooLarge, tooManyPictures, type PictureWords } from '../domain/picture-errors.ts';
import { paperTooLarge, tooManyPapers } from '../papers/paper-errors.ts';

interface MulterFault extends Error {
  readonly code: string;
  readonly field?: string;
  readonly filename?: string;
}

const nameOf = (field: string | undefined): string => (field ?? '').slice(0, 60).toWellFormed();

const refusedField = (field: string | undefined, code: string, msg: string): AppError => invalidInput([{ path: nameOf(field), code, msg }]);

/** The reader does not name the field. */
const refusedBody = (code: string, msg: string): AppError => invalidInput([{ path: 'body', code, msg }]);

const tooManyFiles = (field: string, max: number): AppError =>
  tooManyPictures.at(field, { msg: max === 1 ? 'Only one image can be sent at a time' : `Maximum ${max} images allowed` });

const tooManyOf = (field: string, max: number): AppError =>
  tooManyPapers.at(field, max === 1 ? {} : { msg: `Maximum ${max} documents allowed` });

interface Form {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly words?: PictureWords | undefined;
  readonly singles: readonly string[];
  readonly papers: readonly string[];
}

const tooManyFields = () => refusedBody('too-big', 'The form has too many fields');

const refusals: Record<string, ((fault: MulterFault, form: Form) => AppError) | undefined> = {
  LIMIT_FILE_SIZE: ({ field = '', filename }, form) =>
    form.papers.includes(field)
      ? paperTooLarge.at(field)
      : tooLarge({ field: nameOf(field === '' ? form.field : field), fileName: filename ?? '', words: form.words }, form.maxBytes),
  LIMIT_FILE_COUNT: (_fault, { field, maxFiles, papers }) => (papers.includes(field) ? tooManyOf : tooManyFiles)(field, maxFiles),
  LIMIT_UNEXPECTED_FILE: ({ field = '' }, form) =>
    form.papers.includes(field)
      ? tooManyOf(field, field === form.field ? form.maxFiles : 1)
      : field === form.field || form.singles.includes(field)
        ? tooManyFiles(field, field === form.field ? form.maxFiles : 1)
        : refusedField(field, 'unknown', `${nameOf(field)} takes no file`),
  LIMIT_FIELD_COUNT: tooManyFields,
  LIMIT_PART_COUNT: tooManyFields,
  LIMIT_FIELD_KEY: () => refusedBody('unknown', 'The form has a field whose name is too long'),
  MISSING_FIELD_NAME: () => refusedBody('unknown', 'The form has a field without a name'),
  LIMIT_FIELD_VALUE: ({ field }) => refusedField(field, 'too-long', `${nameOf(field)} is too long`),
  LIMIT_FIELD_NESTING: ({ field }) => refusedField(field, 'unknown', `${nameOf(field)} is not a known field`),
  LIMIT_FIELD_ARRAY_INDEX: ({ field }) => refusedField(field, 'too-big', `${nameOf(field)} has too many entries`),
  INVALID_FIELD_NAME: ({ field }) => refusedField(field, 'unknown', `${nameOf(field)} is not a known field`),
};

const isOfDisk = (error: object): boolean => 'syscall' in error;

/** Puts what the multipart reader threw into our words. Trouble with our own disk stays as it is: no room is 503, all else a fault of ours. */
export const multipartRefusal = (error: unknown, form: Form): unknown => {
  if (error instanceof multer.MulterError) return (refusals[error.code] ?? malformedRequest)(error as MulterFault, form);
  if (error instanceof AppError || !(error instanceof Error) || isOfDisk(error)) return error;
  return malformedRequest();
};
