import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { Clock, Logger } from '@paltu/kernel';
import { bytes } from '@paltu/service-kit';
import { contentTypeOf, type ObjectStore } from '@paltu/storage';
import { fileTypeFromBuffer } from 'file-type';
import type { Knex } from 'knex';
import { headOf } from '../decoding/picture-processor.ts';
import { discardUnused, sweepRemoved, useUploads } from '../picture-use-cases.ts';
import { unusedSince, type PictureFile } from '../picture.ts';
import type { UploadLimits } from '../pictures-module.ts';
import { knexPaperClaims, knexPapers } from './knex-papers.ts';
import { mongoosePaperStore } from './mongoose-papers.ts';
import {
  maxPaperBytes,
  paperKey,
  paperName,
  paperNotFound,
  paperRoomUsedUp,
  paperTooLarge,
  paperUnsupported,
  type OpenedPaper,
  type OpenPaper,
  type PaperClaims,
  type PaperFormat,
  type PaperId,
  type PaperRepository,
  type PaperStore,
  type PaperUploads,
  type SentPaper,
  type UploadPapers,
} from './paper.ts';

const formatByType: Readonly<Record<string, PaperFormat>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * What the file is by its first bytes, whatever its name claims, and how large. @throws AppError `paper.unsupported-type`,
 * `paper.too-large`
 */
export const recognisePaper = async ({ path, field }: PictureFile): Promise<{ format: PaperFormat; size: number }> => {
  const { size } = await stat(path);
  if (size > maxPaperBytes) throw paperTooLarge.at(field);
  const type = await fileTypeFromBuffer(await headOf(path)).catch(() => undefined);
  const format = type && formatByType[type.mime];
  if (format === undefined) throw paperUnsupported.at(field);
  return { format, size };
};

export interface SweepPapersNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly papers: PaperRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes papers that nothing used within a day, then deletes the files of all removed ones. Gives how many went away. */
export const sweepPapers =
  ({ folder, papers, objects, clock, logger }: SweepPapersNeeds) =>
  async (stopping?: AbortSignal): Promise<number> => {
    await papers.removeUnusedSince(unusedSince(clock.now()), clock.now());
    return sweepRemoved({ ...papers, objects, keysOf: (paper) => [paperKey(folder, paper)], logger, stopping });
  };

export interface PapersNeeds {
  /** Of the service: folder of its files. */
  readonly name: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly objects: ObjectStore;
  readonly limits: Pick<UploadLimits, 'paperBytes'>;
}

const sweepEveryMs = 30_000;

/** Papers that come along with a form of pictures (`formOf` with `papers`), for the owner and those whom the service lets read them. */
const papersOn = <Trx>({ name: folder, clock, logger, objects, limits }: PapersNeeds, { papers, claimsIn }: PaperStore<Trx>) => {
  const store = async (paper: SentPaper, file: PictureFile): Promise<void> => {
    const key = paperKey(folder, paper);
    await objects.put(key, await readFile(file.path), { contentType: contentTypeOf(key) ?? '' });
  };

  const unused = { what: 'papers', removeUnused: papers.removeUnused, clock, logger };
  const discard = discardUnused(unused);

  const upload: UploadPapers = async (memberId, files) => {
    if (files.length === 0) return [];
    const sentAt = clock.now();
    const sent: SentPaper[] = [];
    for (const file of files) {
      const { format, size } = await recognisePaper(file);
      sent.push({ id: randomUUID() as PaperId, memberId, name: paperName(file.fileName), size, format, sentAt });
    }
    const ids = sent.map(({ id }) => id);
    // The rows come first: files without a row would never be swept, and of many at once the last one sees those of all others.
    await papers.add(sent);
    let haveFiles = false;
    try {
      if ((await papers.storedBytes(memberId)) > limits.paperBytes) throw paperRoomUsedUp.at(files[0]?.field ?? '');
      haveFiles = true;
      for (const [index, paper] of sent.entries()) await store(paper, files[index] as PictureFile);
    } catch (error) {
      await discard(ids);
      // What takes no room is not to count until it is swept.
      if (!haveFiles) await papers.forget(sent);
      throw error;
    }
    return sent.map(({ id, name, size }) => ({ id, name, size }));
  };

  const open: OpenPaper = async (id) => {
    const paper = await papers.find(id);
    if (paper === undefined) throw paperNotFound();
    const object = await objects.find(paperKey(folder, paper));
    if (object === undefined) throw paperNotFound();
    return { ...object, name: paper.name };
  };

  return {
    jobs: { 'sweep papers': { everyMs: sweepEveryMs, run: sweepPapers({ folder, papers, objects, clock, logger }) } },
    uploads: { use: useUploads({ ...unused, upload }) } satisfies PaperUploads,
    open,
    papersIn: (trx: Trx): PaperClaims => {
      const { claim, release } = claimsIn(trx);
      return { claim, follow: (before, after) => release(before.filter((id) => !after.includes(id))) };
    },
  };
};

/** @param needs `database` has the table that `createPaperTables` makes. */
export const papersModule = (needs: PapersNeeds & { readonly database: Knex }) =>
  papersOn<Knex.Transaction>(needs, {
    papers: knexPapers(needs.database),
    claimsIn: (trx) => knexPaperClaims(trx, () => needs.clock.now()),
  });

/** The same in the collection `papers` of MongoDB. */
export const documentPapersModule = (needs: PapersNeeds & { readonly documents: Pick<Documents, 'collection'> }) =>
  papersOn<DocumentTransaction>(
    needs,
    mongoosePaperStore(needs.documents, () => needs.clock.now()),
  );

/** What other slices take from it. */
export type PapersModule<Trx = Knex.Transaction> = ReturnType<typeof papersOn<Trx>>;

/** What every paper is answered as, whatever it is. */
export const paperContentType = 'application/octet-stream';

/** `encodeURIComponent` leaves four characters that mean something in a header. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The answer with a paper: what strangers sent is only ever saved, never shown by a browser. */
export const paperReply = ({ stream, size, name }: OpenedPaper) =>
  bytes(stream, {
    contentType: paperContentType,
    size,
    headers: {
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Authorization',
    },
  });
