import { stat } from 'node:fs/promises';
import type { AppError } from '@paltu/kernel';
import { pictureDecoder, type DecoderLimits, type PictureDecoder } from './picture-decoder.ts';
import type { DecodedPicture, DecodeRefusal } from './worker-messages.ts';
import { notAPicture, picturesBusy, tooComplex, tooLarge, tooManyPixels, type PictureOrigin } from '../domain/picture-errors.ts';
import { pictureQueue } from './picture-queue.ts';
import { recognisePicture, type PictureFormat } from './recognise-picture.ts';

/** A picture made safe. */
export interface ProcessedPicture extends DecodedPicture {
  readonly format: PictureFormat;
}

/** A file as a member sent it. */
export interface PictureRequest extends PictureOrigin {
  readonly path: string;
  /** Inclusive. */
  readonly maxBytes: number;
  readonly memberId: string;
  /** Fires when nobody waits for the picture any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface PictureProcessor {
  /**
   * Makes a stranger's picture into three WebP files of our own, in a process of its own that is killed when it takes too much.
   * @throws AppError naming `field` and file: `picture.too-large | not-a-picture | unsupported-type | too-many-pixels | too-complex`;
   * `service.unavailable` when too many wait already, or when nobody waits for this one any more.
   */
  process(request: PictureRequest): Promise<ProcessedPicture>;
  /** Id of the process that decodes now. */
  pid(): number | undefined;
  close(): void;
}

const defaultLimits: DecoderLimits = { cpuMs: 5_000, timeoutMs: 10_000, memoryBytes: 288 * 1_048_576, idleMs: 60_000 };

// Most take a fifth of a second to one: the last of a full queue is answered before its caller gives up, even when all take five.
const queueLimits = { waiting: 16, waitingOfMember: 10, refusal: () => picturesBusy() };

const refusals: Record<DecodeRefusal, (origin: PictureOrigin) => AppError> = {
  'not-a-picture': notAPicture,
  'too-many-pixels': tooManyPixels,
  'too-complex': tooComplex,
};

const work = async (decoder: PictureDecoder, request: PictureRequest): Promise<ProcessedPicture> => {
  const { path, maxBytes, signal } = request;
  if ((await stat(path)).size > maxBytes) throw tooLarge(request, maxBytes);
  const format = await recognisePicture(path, request);
  const outcome = await decoder.decode(path, signal).catch((error: unknown) => {
    throw picturesBusy(signal?.aborted === true ? undefined : error);
  });
  if (outcome.type === 'refused') throw refusals[outcome.reason](request);
  return { format, ...outcome.picture };
};

/** One picture at a time, and of each member one: what a process needs to take pictures of strangers. Tests set `limits`. */
export const pictureProcessor = (limits: Partial<DecoderLimits> = {}): PictureProcessor => {
  const decoder = pictureDecoder({ ...defaultLimits, ...limits });
  const inTurn = pictureQueue(queueLimits);
  return {
    process: (request) =>
      inTurn(request.memberId, async () => {
        if (request.signal?.aborted === true) throw picturesBusy();
        return work(decoder, request);
      }),
    pid: decoder.pid,
    close: decoder.close,
  };
};
