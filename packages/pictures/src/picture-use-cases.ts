import { randomUUID } from 'node:crypto';
import { eachDue, reasonOf, type Clock, type Logger } from '@paltu/kernel';
import { inBatches } from '@paltu/persistence';
import type { ObjectStore, StoredObject } from '@paltu/storage';
import { pictureNotFound, pictureRoomUsedUp, tooManyUnused } from './picture-errors.ts';
import {
  maxUnusedPictures,
  renditionKey,
  renditionWidths,
  unusedSince,
  type DecodedPicture,
  type KeptClaims,
  type Picture,
  type PictureClaims,
  type PictureFile,
  type PictureId,
  type PictureRepository,
  type Rendition,
  type UploadPictures,
} from './picture.ts';

/** @throws AppError `picture.*` naming field and file */
export type ProcessPicture = (memberId: string, file: PictureFile) => Promise<DecodedPicture>;

export interface UploadPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly processPicture: ProcessPicture;
  /** Of all pictures of one member. */
  readonly mostBytes: number;
  readonly clock: Clock;
}

const bytesOf = ({ renditions }: DecodedPicture): number => renditions.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Makes files into pictures that nothing uses yet: all of them, or none. Their ids are random, for they are all that guards them. */
export const uploadPictures = ({ folder, pictures, objects, processPicture, mostBytes, clock }: UploadPicturesNeeds): UploadPictures => {
  const store = async ({ id }: Picture, { renditions }: DecodedPicture): Promise<void> => {
    const put = ({ width, bytes }: Rendition) => objects.put(renditionKey(folder, id, width), bytes, { contentType: 'image/webp' });
    await Promise.all(renditions.map(put));
  };

  const checkRoom = async (memberId: string, [file]: readonly PictureFile[], isAllowed: (bytes: number) => boolean): Promise<void> => {
    if (!isAllowed(await pictures.storedBytes(memberId))) throw pictureRoomUsedUp.at(file?.field ?? '');
  };

  return async (memberId, files) => {
    if (files.length === 0) return [];
    if ((await pictures.countUnused(memberId)) + files.length > maxUnusedPictures) throw tooManyUnused();
    // Before the costly work.
    await checkRoom(memberId, files, (bytes) => bytes < mostBytes);
    const processed: DecodedPicture[] = [];
    for (const file of files) processed.push(await processPicture(memberId, file));

    const sentAt = clock.now();
    const sent = processed.map((picture) => {
      const { width, height } = picture;
      return { id: randomUUID() as PictureId, memberId, width, height, bytes: bytesOf(picture), sentAt };
    });
    const ids = sent.map(({ id }) => id);
    // The rows come first: files without a row would never be swept, and of many at once the last one sees those of all others.
    await pictures.add(sent);
    let haveFiles = false;
    try {
      await checkRoom(memberId, files, (bytes) => bytes <= mostBytes);
      haveFiles = true;
      for (const [index, picture] of sent.entries()) await store(picture, processed[index] as DecodedPicture);
    } catch (error) {
      await pictures.removeUnused(ids, clock.now());
      // What takes no room is not to count until it is swept.
      if (!haveFiles) await pictures.forget(ids);
      throw error;
    }
    return sent;
  };
};

export interface DiscardUnusedNeeds<Id> {
  /** `pictures`, for the log. */
  readonly what: string;
  /** Removes those of `ids` that nothing uses. */
  readonly removeUnused: (ids: readonly Id[], at: Date) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes what came with a request that failed, unless something has it after all. What cannot be removed now is swept later. */
export const discardUnused =
  <Id>({ what, removeUnused, clock, logger }: DiscardUnusedNeeds<Id>) =>
  async (ids: readonly Id[]): Promise<void> => {
    if (ids.length === 0) return;
    try {
      await removeUnused(ids, clock.now());
    } catch (error) {
      logger.warn({ [what]: ids.length, reason: reasonOf(error) }, `${what} of a failed request wait for the sweep`);
    }
  };

export interface UseUploadsNeeds<File, Sent extends { readonly id: string }> extends DiscardUnusedNeeds<Sent['id']> {
  readonly upload: (memberId: string, files: readonly File[]) => Promise<readonly Sent[]>;
}

/** Uploads files around `work`: whatever it has not claimed when it ends, well or not, is forgotten. Resolves and rejects as `work` does. */
export const useUploads = <File, Sent extends { readonly id: string }>({ upload, ...needs }: UseUploadsNeeds<File, Sent>) => {
  const discard = discardUnused(needs);
  return async <Result>(memberId: string, files: readonly File[], work: (sent: readonly Sent[]) => Promise<Result>): Promise<Result> => {
    const sent = await upload(memberId, files);
    try {
      return await work(sent);
    } finally {
      await discard(sent.map(({ id }) => id));
    }
  };
};

/** The claims of an adapter as a slice has them. */
export const followPictures = ({ claim, release, setVisibility }: KeptClaims): PictureClaims => ({
  claim,
  follow: async ({ usedBy, before, after, isPublic }) => {
    await release(before.filter((id) => !after.includes(id)));
    if (after.length > 0) await setVisibility(usedBy, isPublic);
  },
});

export interface OpenPictureNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: Pick<PictureRepository, 'findServed'>;
  readonly objects: ObjectStore;
}

export interface OpenedPicture extends StoredObject {
  readonly isPublic: boolean;
}

export type OpenPicture = (id: PictureId, width: number) => Promise<OpenedPicture>;

/** The bytes of one rendition, for a reader who knows its name; a picture that is no longer used is gone. */
export const openPicture =
  ({ folder, pictures, objects }: OpenPictureNeeds): OpenPicture =>
  async (id, width) => {
    const served = await pictures.findServed(id);
    if (served === undefined) throw pictureNotFound();
    const object = await objects.find(renditionKey(folder, id, width));
    if (object === undefined) throw pictureNotFound();
    return { ...object, ...served };
  };

export interface SweepRemovedNeeds<Removed> {
  readonly objects: ObjectStore;
  /** Removed ones whose files may still be there, in the order of their ids: at most `limit` that follow `after`. */
  readonly listRemoved: (after: Removed | undefined, limit: number) => Promise<readonly Removed[]>;
  /** Where the files of one lie. */
  readonly keysOf: (removed: Removed) => readonly string[];
  readonly forget: (removed: readonly Removed[]) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly stopping?: AbortSignal | undefined;
}

export const sweptAtOnce = 100;

/** Deletes the files of all that was removed; each is forgotten last, so that a crash in between leaves nothing behind. Gives how many. */
export const sweepRemoved = async <Removed>({
  objects,
  listRemoved,
  keysOf,
  forget,
  logger,
  stopping,
}: SweepRemovedNeeds<Removed>): Promise<number> => {
  const { done } = await eachDue<Removed>({ list: listRemoved, logger, stopping, atOnce: sweptAtOnce }, async (removed) => {
    for (const key of keysOf(removed)) await objects.delete(key);
    await forget([removed]);
  });
  return done;
};

export interface SweepPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How many pictures went away. */
export type SweepPictures = (stopping?: AbortSignal) => Promise<number>;

/** Removes pictures that nothing used within a day, so that nothing can take them any more; then deletes the files of all removed ones. */
export const sweepPictures =
  ({ folder, pictures, objects, clock, logger }: SweepPicturesNeeds): SweepPictures =>
  async (stopping) => {
    const now = clock.now();
    await inBatches(() => pictures.removeUnusedSince(unusedSince(now), sweptAtOnce, now), sweptAtOnce);
    const keysOf = (id: PictureId) => renditionWidths.map((width) => renditionKey(folder, id, width));
    return sweepRemoved({ ...pictures, objects, keysOf, logger, stopping });
  };
