import type { Branded } from '@paltu/kernel';

export type PictureId = Branded<string, 'PictureId'>;

/** Widths that every picture is kept in, in pixels; a smaller picture keeps its own width under each of them. */
export const renditionWidths = [320, 800, 1600] as const;

export type RenditionWidth = (typeof renditionWidths)[number];

/** A picture that was sent and made safe; width and height of its largest rendition, in pixels. */
export interface Picture {
  readonly id: PictureId;
  readonly memberId: string;
  readonly width: number;
  readonly height: number;
  /** Of all its files. */
  readonly bytes: number;
  readonly sentAt: Date;
}

/** Of one file, inclusive, unless the form sets less. */
export const maxPictureBytes = 10 * 1_048_576;

/** Pictures sent ahead that nothing of their member uses yet: more than this nobody needs. */
export const maxUnusedPictures = 100;

const unusedForMs = 24 * 60 * 60_000;

/** What was sent before this instant, and is still not used, goes away. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - unusedForMs);

/** Where the rendition of `width` pixels lies. @param folder name of the service. */
export const renditionKey = (folder: string, id: PictureId, width: number): string => `${folder}/${id}/${width}.webp`;
