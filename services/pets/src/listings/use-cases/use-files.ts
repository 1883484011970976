import type { PaperUploads, PictureFile, PictureUploads } from '@paltu/pictures';
import type { Picture } from '../domain/listing.ts';
import type { Paper, PaperField, Papers } from '../domain/papers.ts';

export interface FileUploads {
  readonly uploads: PictureUploads;
  readonly papers: PaperUploads;
}

/** What comes along with a request; `papers` by the names of their fields. */
export interface RequestFiles {
  readonly files: readonly PictureFile[];
  readonly papers?: readonly PictureFile[] | undefined;
}

export interface UploadedFiles {
  readonly pictures: readonly Picture[];
  readonly papers: Partial<Papers>;
}

/** Hands `work` the files of a request; what it has not claimed when it ends is forgotten. @throws AppError `picture.*`, `paper.*` */
export const useFiles = <Result>(
  { uploads, papers }: FileUploads,
  memberId: string,
  { files, papers: paperFiles = [] }: RequestFiles,
  work: (uploaded: UploadedFiles) => Promise<Result>,
): Promise<Result> =>
  // First what takes no work.
  papers.use(memberId, paperFiles, (sentPapers) => {
    const byField = paperFiles.map(({ field }, index): [PaperField, Paper | null] => [field as PaperField, sentPapers[index] ?? null]);
    return uploads.use(memberId, files, (pictures) => work({ pictures, papers: Object.fromEntries(byField) }));
  });
