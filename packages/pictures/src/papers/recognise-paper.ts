import { stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { headOf } from '../decoding/recognise-picture.ts';
import type { PictureFile } from '../use-cases/ports.ts';
import { paperTooLarge, paperUnsupported } from './paper-errors.ts';
import { maxPaperBytes, type PaperFormat } from './paper.ts';

const formatByType: Readonly<Record<string, PaperFormat>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * What the file is by its first bytes, whatever its name claims, and how large. @throws AppError `paper.unsupported-type`,
 * `paper.too-large`
 */
export const recognisePaper = async ({ path, field }: PictureFile): Promise<{ format: PaperFormat; size: number }> => {
  const { size } = await stat(path);
  if (size > maxPaperBytes) throw paperTooLarge.at(field);
  const type = await fileTypeFromBuffer(await headOf(path)).catch(() => undefined);
  const format = type && formatByType[type.mime];
  if (format === undefined) throw paperUnsupported.at(field);
  return { format, size };
};
