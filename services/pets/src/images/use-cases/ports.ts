import type { ProcessedPicture } from '@paltu/pictures';
import type { Image, ImageId } from '../domain/image.ts';

/** Which images there are, and whose listing uses them. */
export interface ImageRepository {
  add(images: readonly Image[]): Promise<void>;
  /** How many images of this owner no listing uses. */
  countUnused(ownerId: string): Promise<number>;
  /** Removes those of `ids` that no listing uses. */
  removeUnused(ids: readonly ImageId[], at: Date): Promise<void>;
  /** Removes at most `limit` images sent before `before` that no listing uses; one being claimed meanwhile stays. */
  removeUnusedSince(before: Date, limit: number, at: Date): Promise<number>;
  /** Removed images whose files may still be there. */
  listRemoved(limit: number): Promise<ImageId[]>;
  /** Forgets removed images, once their files are gone. */
  forget(ids: readonly ImageId[]): Promise<void>;
  /** Whether everybody may see it; undefined when it is removed or was never there. */
  findServed(id: ImageId): Promise<{ isPublished: boolean } | undefined>;
}

export type ClaimedImage = Pick<Image, 'id' | 'width' | 'height'>;

/** The same images inside a listing's transaction. */
export interface ImageClaims {
  /**
   * Takes images that `ownerId` sent and no listing uses, in the order of `ids`.
   * Undefined when one of them cannot be had; then none is taken.
   */
  claim(ids: readonly ImageId[], by: { ownerId: string; listingId: string }): Promise<ClaimedImage[] | undefined>;
  /** They are no longer part of their listing. */
  release(ids: readonly ImageId[]): Promise<void>;
}

/** A file on disk as somebody sent it: its name, and the form field it came in. */
export interface ImageFile {
  readonly path: string;
  readonly fileName: string;
  readonly field: string;
  /** Fires when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws AppError `picture.*` naming field and file */
export type ProcessImage = (memberId: string, file: ImageFile) => Promise<ProcessedPicture>;
