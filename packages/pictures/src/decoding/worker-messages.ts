import type { RenditionWidth } from '../domain/picture.ts';

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

/** Why a picture is not decoded. */
export type DecodeRefusal = 'not-a-picture' | 'too-many-pixels' | 'too-complex';

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
