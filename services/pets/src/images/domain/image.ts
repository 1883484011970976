import type { Branded } from '@paltu/kernel';

/** What a listing calls the id of a picture. */
export type ImageId = Branded<string, 'PictureId'>;

/** A picture that was sent and made safe; width and height of its largest rendition, in pixels. */
export interface Image {
  readonly id: ImageId;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  readonly uploadedAt: Date;
}

export const maxImageBytes = 10 * 1_048_576;

/** Pictures sent ahead that no listing of theirs uses yet: more than this nobody needs. */
export const maxUnusedImages = 100;

const unusedForMs = 24 * 60 * 60_000;

/** What was sent before this instant, and is still not used, goes away. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - unusedForMs);

/** Where the rendition of `width` pixels lies. */
export const renditionKey = (id: ImageId, width: number): string => `pets/${id}/${width}.webp`;
