import type { Branded } from '@paltu/kernel';

export type PaperId = Branded<string, 'PaperId'>;

/** A document as its owner sent it; size in bytes. */
export interface Paper {
  readonly id: PaperId;
  readonly name: string;
  readonly size: number;
}

export const paperFields = ['vaccinationRecords', 'healthCertificate'] as const;

export type PaperField = (typeof paperFields)[number];

/** What proves the claims of a listing; only owner and admins see it. */
export type Papers = Readonly<Record<PaperField, Paper | null>>;

export const noPapers: Papers = { vaccinationRecords: null, healthCertificate: null };

export const paperIdsOf = (papers: Partial<Papers>): PaperId[] => paperFields.flatMap((field) => papers[field]?.id ?? []);

/** Whether they are the same, each in its place. */
export const arePapersEqual = (left: Papers, right: Papers): boolean => paperFields.every((field) => left[field]?.id === right[field]?.id);
