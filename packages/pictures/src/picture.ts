import type { Branded } from '@paltu/kernel';
import type { PictureOrigin } from './picture-errors.ts';

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

/** Which pictures there are, and what uses them. */
export interface PictureRepository {
  add(pictures: readonly Picture[]): Promise<void>;
  /** Bytes of all files of this member that may be there: also of removed pictures, until they are forgotten. */
  storedBytes(memberId: string): Promise<number>;
  /** How many pictures of this member nothing uses. */
  countUnused(memberId: string): Promise<number>;
  /** Removes those of `ids` that nothing uses. */
  removeUnused(ids: readonly PictureId[], at: Date): Promise<void>;
  /** Removes at most `limit` pictures sent before `before` that nothing uses; one being claimed meanwhile stays. */
  removeUnusedSince(before: Date, limit: number, at: Date): Promise<number>;
  /** Removed pictures whose files may still be there. */
  listRemoved(after: PictureId | undefined, limit: number): Promise<PictureId[]>;
  /** Forgets removed pictures, once their files are gone. */
  forget(ids: readonly PictureId[]): Promise<void>;
  /** Whether everybody may keep a copy; undefined when it is removed or was never there. */
  findServed(id: PictureId): Promise<{ isPublic: boolean } | undefined>;
}

/** What the thing that uses a picture keeps of it. */
export type SizedPicture = Pick<Picture, 'id' | 'width' | 'height'>;

/** The pictures of a thing (a listing, an article), in the transaction that changes the thing: what an adapter does. */
export interface KeptClaims {
  /**
   * Takes pictures that `memberId` sent and nothing uses, in the order of `ids`; everybody sees them only after `setVisibility`.
   * Undefined when one of them does not exist, is somebody else's or is taken; then none is claimed.
   */
  claim(ids: readonly PictureId[], by: { memberId: string; usedBy: string }): Promise<readonly SizedPicture[] | undefined>;
  /** From now on they answer 404; their files go soon after. */
  release(ids: readonly PictureId[]): Promise<void>;
  /** Whether everybody sees what uses them. */
  setVisibility(usedBy: string, isPublic: boolean): Promise<void>;
}

/** What became of a thing that uses pictures. */
export interface PictureUse {
  readonly usedBy: string;
  /** Its pictures before the change, and after it. */
  readonly before: readonly PictureId[];
  readonly after: readonly PictureId[];
  /** Whether everybody sees it now. */
  readonly isPublic: boolean;
}

/** The pictures of a thing as a slice changes them, in the transaction that changes the thing. */
export interface PictureClaims extends Pick<KeptClaims, 'claim'> {
  /** Call it with each change of the thing: releases what it uses no longer, and shows the rest to everybody who sees the thing. */
  follow(use: PictureUse): Promise<void>;
}

/** Where pictures are kept: the adapters of one store. */
export interface PictureStore<Trx> {
  readonly pictures: PictureRepository;
  readonly claimsIn: (trx: Trx) => KeptClaims;
}

/** A picture that came with a request: a file on disk, its name, and the form field it came in. */
export interface PictureFile extends PictureOrigin {
  readonly path: string;
  /** Inclusive. */
  readonly maxBytes: number;
  /** Fires when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes files into pictures that nothing uses yet: all of them, or none. @throws AppError `picture.*` naming field and file */
export type UploadPictures = (memberId: string, files: readonly PictureFile[]) => Promise<readonly SizedPicture[]>;

/** Files of a request as pictures. */
export interface PictureUploads {
  /** Hands `work` the files as pictures, in their order; those that it has not claimed when it ends are forgotten. @throws AppError `picture.*` */
  use<Result>(memberId: string, files: readonly PictureFile[], work: (sent: readonly SizedPicture[]) => Promise<Result>): Promise<Result>;
}

/** One WebP file, at most `width` pixels wide. */
export interface Rendition {
  readonly width: RenditionWidth;
  readonly bytes: Uint8Array;
}

/** `width` and `height` are those of the largest rendition, in pixels. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly Rendition[];
}

/** Why a picture is not decoded; `out-of-time` is the machine's fault, not the picture's. */
export type DecodeRefusal = 'not-a-picture' | 'too-many-pixels' | 'too-complex' | 'out-of-time';

/** What a worker is asked. */
export interface WorkerRequest {
  /** Of a file that is one of the four formats. */
  readonly path: string;
  /** CPU time that it may take, in milliseconds. */
  readonly cpuMs: number;
}

/** What a worker sends: once that it is ready, then one outcome for each request. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'decoded'; readonly picture: DecodedPicture }
  | { readonly type: 'refused'; readonly reason: DecodeRefusal };
