import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { Clock, Logger } from '@paltu/kernel';
import { contentTypeOf, type ObjectStore } from '@paltu/storage';
import type { Knex } from 'knex';
import type { UploadLimits } from '../picture-variables.ts';
import { discardUnused } from '../use-cases/discard-unused.ts';
import type { PictureFile } from '../use-cases/ports.ts';
import { useUploads } from '../use-cases/use-uploads.ts';
import { knexPaperClaims, knexPapers } from './knex-papers.ts';
import { mongoosePaperStore } from './mongoose-papers.ts';
import { paperNotFound, paperRoomUsedUp } from './paper-errors.ts';
import { paperKey, paperName, type PaperId, type SentPaper } from './paper.ts';
import type { OpenPaper, PaperClaims, PaperStore, PaperUploads, UploadPapers } from './ports.ts';
import { recognisePaper } from './recognise-paper.ts';
import { sweepPapers } from './sweep-papers.ts';

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
