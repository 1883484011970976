import { refusal, serviceUnavailable } from '@paltu/kernel';
import { malformedRequest, type BodyReader } from '@paltu/service-kit';
import { storageFull } from '@paltu/storage';
import express, { type Request, type RequestHandler } from 'express';
import multer from 'multer';
import { pictureRefusals, type PictureWords } from '../domain/picture-errors.ts';
import { paperRefusals } from '../papers/paper-errors.ts';
import { maxPaperBytes } from '../papers/paper.ts';
import { maxPictureBytes } from '../domain/picture.ts';
import type { PictureFile } from '../use-cases/ports.ts';
import { callerGone } from './caller-gone.ts';
import { multipartRefusal } from './multipart-errors.ts';

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

/** A folder of its own for each request that carries files. */
export interface RequestFolders {
  /** @param bytes how many the request brings */
  open(bytes: number): Promise<string>;
  close(folder: string): Promise<void>;
}

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
  (requestFolders: RequestFolders): PictureFormOf =>
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
