import type { StoredObject } from '@paltu/storage';
import type { PictureFile } from '../use-cases/ports.ts';
import type { Paper, PaperId, SentPaper } from './paper.ts';

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
