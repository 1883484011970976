import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, invalidInput, refusal, serviceUnavailable } from '@paltu/kernel';
import { malformedRequest, whenClosed, type BodyReader } from '@paltu/service-kit';
import { requireDiskRoom, storageFull } from '@paltu/storage';
import express, { type Request, type RequestHandler } from 'express';
import multer from 'multer';
import { maxPaperBytes, paperRefusals, paperTooLarge, tooManyPapers } from './papers/paper.ts';
import { pictureRefusals, tooLarge, tooManyPictures, type PictureWords } from './picture-errors.ts';
import { maxPictureBytes, type PictureFile } from './picture.ts';

/** Where the files of a request lie until it is answered. */
export interface UploadFolder {
  /** A folder for one request that brings so many bytes. @throws AppError 503 when all together would be too many, or the disk is nearly full */
  open(bytes: number): Promise<string>;
  close(folder: string): Promise<void>;
  /** Removes what a killed process left; call it once, before the first request. */
  dropLeftovers(): Promise<void>;
}

// Only folders of this name are ever removed: a wrong setting must not empty somebody's home.
const prefix = 'request-';

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** Nine of the largest forms, or a hundred photos, on their way in at once. */
const usualBytes = 1024 * 1024 * 1024;

export interface UploadFolderLimits {
  /** Of all requests together. */
  readonly mostBytes?: number;
  /** So many of its disk stay free. */
  readonly floorBytes?: number;
}

/** @param directory private to this process; made when missing. */
export const uploadFolder = (directory: string, { mostBytes = usualBytes, floorBytes = 0 }: UploadFolderLimits = {}): UploadFolder => {
  const sizes = new Map<string, number>();
  let taken = 0;
  return {
    open: async (bytes) => {
      if (taken + bytes > mostBytes) throw serviceUnavailable();
      taken += bytes;
      try {
        await requireDiskRoom(directory, bytes, floorBytes);
        const folder = await mkdtemp(join(directory, prefix));
        sizes.set(folder, bytes);
        return folder;
      } catch (error) {
        taken -= bytes;
        throw error;
      }
    },
    close: async (folder) => {
      await remove(folder);
      taken -= sizes.get(folder) ?? 0;
      sizes.delete(folder);
    },
    dropLeftovers: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const name of await readdir(directory)) if (name.startsWith(prefix)) await remove(join(directory, name));
    },
  };
};

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

/** Fires when the caller leaves before the answer is written. */
export const callerGone = ({ res: response }: Request): AbortSignal => {
  const gone = new AbortController();
  if (response?.closed === true) gone.abort();
  if (response !== undefined) whenClosed(response, () => !response.writableEnded && gone.abort());
  return gone.signal;
};

export interface FormOptions {
  /** The field that takes pictures, or papers. */
  readonly field: string;
  readonly maxFiles: number;
  /** Fields beside it that take one picture each. */
  readonly singles?: readonly string[];
  /** What `field` takes; pictures unless given. */
  readonly holds?: 'pictures' | 'papers';
  /** Fields that take one paper each. */
  readonly papers?: readonly string[];
  /** Whether a JSON body is taken in place of a form. */
  readonly takesJson: boolean;
  /** Of one file, inclusive; as much as any picture, or paper, may have unless given. */
  readonly maxBytes?: number;
  /** The words on the screen of the form. */
  readonly words?: PictureWords;
}

/** Reads a form with pictures: its files lie in a folder of their own until `cleanUp`. */
export interface PictureForm {
  readonly reader: BodyReader;
  /** The pictures that came, each by its field; work on them is given up when the caller leaves. */
  filesOf(request: Request): PictureFile[];
  /** The papers that came, each by its field. */
  papersOf(request: Request): PictureFile[];
}

const limits = {
  fieldNameSize: 60,
  fieldSize: 32_768,
  fields: 150,
  parts: 165,
  headerPairs: 20,
  fieldNestingDepth: 1,
  fieldArrayIndexLimit: 50,
};

const readJson = express.json({ limit: '64kb', strict: true });

const unsupported = refusal('unsupported-type', 'request.unsupported-type', 'The body must be multipart/form-data or application/json');

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;

const filesIn = (request: Request, field: string, judged: Pick<PictureFile, 'maxBytes' | 'words'>): PictureFile[] => {
  const byField = (request.files ?? {}) as Partial<Record<string, Express.Multer.File[]>>;
  const signal = callerGone(request);
  return (byField[field] ?? []).map(({ path, originalname }) => ({ path, fileName: originalname, field, signal, ...judged }));
};

export type PictureFormOf = (options: FormOptions) => PictureForm;

/** Which fields hold what, and what may be refused of it. */
const fieldsOf = ({ field, holds = 'pictures', singles = [], papers: single = [], ...options }: FormOptions) => {
  const pictureFields = holds === 'pictures' ? [field, ...singles] : singles;
  const papers = holds === 'papers' ? [field, ...single] : single;
  const ofPictures = pictureFields.length > 0 ? pictureRefusals : [];
  const ofPapers = papers.length > 0 ? paperRefusals : [];
  return {
    pictureFields,
    papers,
    single: [...singles, ...single],
    maxBytes: options.maxBytes ?? (pictureFields.length > 0 ? maxPictureBytes : maxPaperBytes),
    refuses: [unsupported, malformedRequest, serviceUnavailable, storageFull, ...ofPictures, ...ofPapers],
  };
};

/** Forms with pictures; each request that carries files has a folder of its own. */
export const pictureForm =
  (requestFolders: Pick<UploadFolder, 'open' | 'close'>): PictureFormOf =>
  (options) => {
    const { field, maxFiles, takesJson, words } = options;
    const { pictureFields, papers, single, maxBytes, refuses } = fieldsOf(options);
    const all = { ...limits, fileSize: maxBytes, files: maxFiles + single.length };
    const folders = new WeakMap<Request, Promise<string>>();
    const folderOf = (request: Request): Promise<string> => {
      const known = folders.get(request) ?? requestFolders.open(Number(request.get('content-length') ?? all.files * all.fileSize));
      folders.set(request, known);
      return known;
    };
    const storage = multer.diskStorage({
      destination: (request, _file, done) => {
        folderOf(request).then(
          (folder) => done(null, folder),
          (error: Error) => done(error, ''),
        );
      },
    });
    const fields = [{ name: field, maxCount: maxFiles }, ...single.map((name) => ({ name, maxCount: 1 }))];
    const readForm = multer({ storage, limits: all, defParamCharset: 'utf8' }).fields(fields);

    const read: RequestHandler = (request, response, next) => {
      if (request.is('multipart/form-data')) {
        readForm(request, response, (error: unknown) =>
          next(error === undefined ? undefined : multipartRefusal(error, { field, maxFiles, singles: single, maxBytes, words, papers })),
        );
      } else if (takesJson && request.is('application/json')) {
        readJson(request, response, next);
      } else {
        next(hasBody(request) ? unsupported() : undefined);
      }
    };

    const cleanUp = async (request: Request): Promise<void> => {
      const folder = await folders.get(request)?.catch(() => undefined);
      if (folder !== undefined) await requestFolders.close(folder);
    };

    return {
      reader: {
        read,
        cleanUp,
        refuses,
        files: { field, max: maxFiles, single },
        takesJson,
      },
      filesOf: (request) => pictureFields.flatMap((name) => filesIn(request, name, { maxBytes, words })),
      papersOf: (request) => papers.flatMap((name) => filesIn(request, name, { maxBytes: maxPaperBytes })),
    };
  };
