import { open, stat } from 'node:fs/promises';
import { workQueue, type AppError } from '@paltu/kernel';
import { fileTypeFromBuffer } from 'file-type';
import {
  notAPicture,
  picturesBusy,
  tooComplex,
  tooLarge,
  tooManyPixels,
  unsupportedPicture,
  type PictureOrigin,
} from '../picture-errors.ts';
import type { DecodedPicture, DecodeRefusal } from '../picture.ts';
import { pictureDecoder, type DecoderLimits, type PictureDecoder } from './picture-decoder.ts';

export interface PictureQueueLimits {
  /** How many pictures, each of another member, may wait; one more is refused. */
  readonly waiting: number;
  /** How many pictures of one member may wait. */
  readonly waitingOfMember: number;
  readonly refusal: () => Error;
}

type InTurn = ReturnType<typeof workQueue>;

/** Works on one picture at a time. Of each member only one takes part, so that a member who sends many waits for their own first. */
export const pictureQueue = ({ waiting, waitingOfMember, refusal }: PictureQueueLimits) => {
  const inTurn = workQueue({ running: 1, waiting, refusal });
  const members = new Map<string, { readonly inTurn: InTurn; pictures: number }>();

  return async <T>(memberId: string, work: () => Promise<T>): Promise<T> => {
    const member = members.get(memberId) ?? { inTurn: workQueue({ running: 1, waiting: waitingOfMember, refusal }), pictures: 0 };
    members.set(memberId, member);
    member.pictures += 1;
    try {
      return await member.inTurn(() => inTurn(work));
    } finally {
      member.pictures -= 1;
      if (member.pictures === 0) members.delete(memberId);
    }
  };
};

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const formatByType: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const sniffedBytes = 4_100;

/** The first bytes of a file: enough to recognise what it is. */
export const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

// file-type sees XML at best, and nothing when a comment or a byte order mark comes first.
const looksLikeSvg = (head: Uint8Array): boolean => /<svg[\s>]/i.test(new TextDecoder('latin1').decode(head).replaceAll('\0', ''));

const named = (type: string): string => (type === 'image/svg+xml' ? 'SVG' : (type.split('/')[1] ?? type).replace(/^x-/, '').toUpperCase());

/**
 * Which of the four formats the file at `path` is, whatever its name or the caller claims.
 * @throws AppError `picture.unsupported-type` for another kind of picture or a PDF, else `picture.not-a-picture`.
 */
export const recognisePicture = async (path: string, origin: PictureOrigin): Promise<PictureFormat> => {
  const head = await headOf(path);
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  const format = type === undefined ? undefined : formatByType[type.mime];
  if (format !== undefined) return format;
  if (looksLikeSvg(head)) throw unsupportedPicture(origin, 'SVG');
  if (type !== undefined && (type.mime.startsWith('image/') || type.mime === 'application/pdf'))
    throw unsupportedPicture(origin, named(type.mime));
  throw notAPicture(origin);
};

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
   * `service.unavailable` when too many wait already, when the machine has no time, or when nobody waits for this one any more.
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
  'out-of-time': () => picturesBusy(),
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
