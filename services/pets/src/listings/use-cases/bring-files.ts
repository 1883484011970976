import type { PaperUploads, PictureFile, PictureUploads } from '@paltu/pictures';
import type { Picture } from '../domain/listing.ts';
import type { Paper, PaperField, Papers } from '../domain/papers.ts';

export interface FileUploads {
  readonly uploads: PictureUploads;
  readonly papers: PaperUploads;
}

/** What comes along with a request; `papers` by the names of their fields. */
export interface BroughtFiles {
  readonly files: readonly PictureFile[];
  readonly papers?: readonly PictureFile[] | undefined;
}

export interface KeptFiles {
  readonly pictures: readonly Picture[];
  readonly papers: Partial<Papers>;
  /** Forgets all of them that nothing took. Never rejects. */
  discard(): Promise<void>;
}

/** Keeps the files of a request until something uses them: all of them, or none. @throws AppError `picture.*`, `paper.*` */
export const bringFiles = async (
  { uploads, papers: paperUploads }: FileUploads,
  memberId: string,
  { files, papers: paperFiles = [] }: BroughtFiles,
): Promise<KeptFiles> => {
  // First what takes no work.
  const papers = await paperUploads.upload(memberId, paperFiles);
  const discardPapers = () => paperUploads.discard(papers.map(({ id }) => id));
  try {
    const pictures = await uploads.upload(memberId, files);
    const byField = paperFiles.map(({ field }, index): [PaperField, Paper | null] => [field as PaperField, papers[index] ?? null]);
    return {
      pictures,
      papers: Object.fromEntries(byField),
      discard: async () => {
        await discardPapers();
        await uploads.discard(pictures.map(({ id }) => id));
      },
    };
  } catch (error) {
    await discardPapers();
    throw error;
  }
};
