import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { notAPicture, unsupportedPicture, type PictureOrigin } from '../domain/picture-errors.ts';

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
