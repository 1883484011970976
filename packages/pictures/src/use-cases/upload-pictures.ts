import { randomUUID } from 'node:crypto';
import type { Clock } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';
import type { ProcessedPicture } from '../decoding/picture-processor.ts';
import { pictureRoomUsedUp, tooManyUnused } from '../domain/picture-errors.ts';
import { maxUnusedPictures, renditionKey, type Picture, type PictureId } from '../domain/picture.ts';
import type { PictureFile, PictureRepository, ProcessPicture, UploadPictures } from './ports.ts';

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

const bytesOf = ({ renditions }: ProcessedPicture): number => renditions.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Makes files into pictures that nothing uses yet: all of them, or none. Their ids are random, for they are all that guards them. */
export const uploadPictures = ({ folder, pictures, objects, processPicture, mostBytes, clock }: UploadPicturesNeeds): UploadPictures => {
  const store = async ({ id }: Picture, { renditions }: ProcessedPicture): Promise<void> => {
    for (const { width, bytes } of renditions) await objects.put(renditionKey(folder, id, width), bytes, { contentType: 'image/webp' });
  };

  const checkRoom = async (memberId: string, [file]: readonly PictureFile[], isAllowed: (bytes: number) => boolean): Promise<void> => {
    if (!isAllowed(await pictures.storedBytes(memberId))) throw pictureRoomUsedUp.at(file?.field ?? '');
  };

  return async (memberId, files) => {
    if (files.length === 0) return [];
    if ((await pictures.countUnused(memberId)) + files.length > maxUnusedPictures) throw tooManyUnused();
    // Before the costly work.
    await checkRoom(memberId, files, (bytes) => bytes < mostBytes);
    const processed: ProcessedPicture[] = [];
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
      for (const [index, picture] of sent.entries()) await store(picture, processed[index] as ProcessedPicture);
    } catch (error) {
      await pictures.removeUnused(ids, clock.now());
      // What takes no room is not to count until it is swept.
      if (!haveFiles) await pictures.forget(ids);
      throw error;
    }
    return sent;
  };
};
