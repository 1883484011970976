import { refusal, type Branded, type Refusal } from '@paltu/kernel';
import type { StoredObject } from '@paltu/storage';
import type { PictureFile } from '../picture.ts';

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

export const paperNotFound = refusal('not-found', 'paper.not-found', 'Document not found');

export const paperUnsupported = refusal('unsupported-type', 'paper.unsupported-type', 'Documents can be PDF, PNG, JPG, GIF or WebP');

export const paperTooLarge = refusal('too-large', 'paper.too-large', `A document can have at most ${maxPaperBytes / 1_048_576} MB`);

export const tooManyPapers = refusal('invalid', 'paper.too-many', 'Only one document can be sent here');

export const paperRoomUsedUp = refusal(
  'conflict',
  'paper.room-used-up',
  'Your documents take up all the room that a member has. Please delete some that you no longer need.',
);

/** Why a form with papers may be refused, besides its fields and pictures. */
export const paperRefusals: readonly Refusal[] = [paperUnsupported, paperTooLarge, tooManyPapers, paperRoomUsedUp];

/** Of a request that took longer than a paper is kept that nothing uses. */
export const sweptMeanwhile = (): Error => new Error('a document of this request was swept before it could be used');

/** Keeps files as papers that nothing uses yet: all of them or none, in their order. @throws AppError `paper.*` naming the field */
export type UploadPapers = (memberId: string, files: readonly PictureFile[]) => Promise<readonly Paper[]>;

/** Files of a request as papers. */
export interface PaperUploads {
  /** Hands `work` the files as papers, in their order; those that it has not claimed when it ends are forgotten. @throws AppError `paper.*` */
  use<Result>(memberId: string, files: readonly PictureFile[], work: (sent: readonly Paper[]) => Promise<Result>): Promise<Result>;
}

/** The papers of a thing (a listing), in the transaction that changes the thing: what an adapter does. */
export interface KeptPaperClaims {
  /** Takes papers that came with this very request. */
  claim(ids: readonly PaperId[], usedBy: string): Promise<void>;
  /** From now on they are gone; their files go soon after. */
  release(ids: readonly PaperId[]): Promise<void>;
}

/** The papers of a thing as a slice changes them, in the transaction that changes the thing. */
export interface PaperClaims extends Pick<KeptPaperClaims, 'claim'> {
  /** Call it with each change of the thing: releases those that it has no longer. */
  follow(before: readonly PaperId[], after: readonly PaperId[]): Promise<void>;
}

export interface OpenedPaper extends StoredObject {
  readonly name: string;
}

/** The bytes of a paper. Who may read it, the caller has to know. @throws AppError `paper.not-found` */
export type OpenPaper = (id: PaperId) => Promise<OpenedPaper>;

/** Which papers there are, and what uses them. */
export interface PaperRepository {
  add(papers: readonly SentPaper[]): Promise<void>;
  /** Bytes of all files of this member that may be there: also of removed papers, until they are forgotten. */
  storedBytes(memberId: string): Promise<number>;
  /** Removes those of `ids` that nothing uses. */
  removeUnused(ids: readonly PaperId[], at: Date): Promise<void>;
  /** Removes those sent before `before` that nothing uses. */
  removeUnusedSince(before: Date, at: Date): Promise<void>;
  /** Removed papers whose files may still be there. */
  listRemoved(after: SentPaper | undefined, limit: number): Promise<readonly SentPaper[]>;
  /** Forgets removed papers, once their files are gone. */
  forget(papers: readonly Pick<SentPaper, 'id'>[]): Promise<void>;
  /** Undefined when it is removed or was never there. */
  find(id: PaperId): Promise<SentPaper | undefined>;
}

/** Where papers are kept: the adapters of one store. */
export interface PaperStore<Trx> {
  readonly papers: PaperRepository;
  readonly claimsIn: (trx: Trx) => KeptPaperClaims;
}
