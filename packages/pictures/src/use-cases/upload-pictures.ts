import { randomUUID } from 'node:crypto';
import type { Clock } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';
import type { ProcessedPicture } from '../decoding/picture-processor.ts';
import { tooManyUnused } from '../domain/picture-errors.ts';
import { maxUnusedPictures, renditionKey, type Picture, type PictureId } from '../domain/picture.ts';
import type { PictureRepository, ProcessPicture, UploadPictures } from './ports.ts';

export interface UploadPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly processPicture: ProcessPicture;
  readonly clock: Clock;
}

/** Makes files into pictures that nothing uses yet: all of them, or none. Their ids are random, for they are all that guards them. */
export const uploadPictures = ({ folder, pictures, objects, processPicture, clock }: UploadPicturesNeeds): UploadPictures => {
  const store = async ({ id }: Picture, { renditions }: ProcessedPicture): Promise<void> => {
    for (const { width, bytes } of renditions) await objects.put(renditionKey(folder, id, width), bytes, { contentType: 'image/webp' });
  };

  return async (memberId, files) => {
    if (files.length === 0) return [];
    if ((await pictures.countUnused(memberId)) + files.length > maxUnusedPictures) throw tooManyUnused();
    const processed: ProcessedPicture[] = [];
    for (const file of files) processed.push(await processPicture(memberId, file));

    const sentAt = clock.now();
    const sent = processed.map(({ width, height }) => ({ id: randomUUID() as PictureId, memberId, width, height, sentAt }));
    // The rows come first: files without a row would never be swept.
    await pictures.add(sent);
    try {
      for (const [index, picture] of sent.entries()) await store(picture, processed[index] as ProcessedPicture);
    } catch (error) {
      const ids = sent.map(({ id }) => id);
      await pictures.removeUnused(ids, clock.now());
      throw error;
    }
    return sent;
  };
};
