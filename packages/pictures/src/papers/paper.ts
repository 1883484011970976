import type { Branded } from '@paltu/kernel';

export type PaperId = Branded<string, 'PaperId'>;

/** A document that a member sent: a PDF or a picture, kept as it is. */
export interface Paper {
  readonly id: PaperId;
  /** What its sender calls the file. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The extension of its file shows which it is. */
export type PaperFormat = 'pdf' | 'jpg' | 'png' | 'webp' | 'gif';

export interface SentPaper extends Paper {
  readonly memberId: string;
  readonly format: PaperFormat;
  readonly sentAt: Date;
}

export const maxPaperBytes = 5 * 1_048_576;

/** Where its file lies; nothing below it is served under `/media/`. @param folder name of the service. */
export const paperKey = (folder: string, { id, format }: Pick<SentPaper, 'id' | 'format'>): string => `${folder}-papers/${id}.${format}`;

const longestName = 100;

/** A name that can be stored and shown on one line, whatever the sender wrote. */
export const paperName = (fileName: string): string => {
  const plain = fileName
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029/\\]/gu, ' ')
    .trim();
  return [...(plain === '' ? 'document' : plain)].slice(-longestName).join('').trim();
};
