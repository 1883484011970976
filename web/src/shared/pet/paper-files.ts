import type { Paper } from '../api/types.ts';

/** The documents that a listing can have, one of each kind. */
export const paperKinds = ['vaccinationRecords', 'healthCertificate'] as const;

export type PaperKind = (typeof paperKinds)[number];

/** A document that was chosen and is not sent yet; `file` is no file any more when it comes from a draft, which keeps none. */
export interface ChosenPaper {
  name: string;
  /** In bytes. */
  size: number;
  file: unknown;
}

/** A document in a form: one that the listing has, or one that was chosen for it. */
export type PaperValue = Paper | ChosenPaper | null;

const mostBytes = 5 * 1_048_576;
/** What a chooser of documents offers, as `accept` of an input takes it. */
export const paperTypes = 'application/pdf,image/png,image/jpeg,image/gif,image/webp,.pdf,.png,.jpg,.jpeg,.jpe,.jfif,.gif,.webp';
/** A name without an ending is no reason to refuse: the server looks at the content. */
const paperName = /^[^.]+$|\.(pdf|png|jpe?g|jpe|jfif|gif|webp)$/i;

/** Why a file cannot be a document of a listing, by its name and its size. */
export function paperRefusal({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | undefined {
  if (!paperName.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > mostBytes ? 'size' : undefined;
}

export function chosenPaper(file: File): ChosenPaper {
  return { name: file.name, size: file.size, file };
}

/** The file to send, when one was chosen and is still there. */
export function fileOfPaper(paper: PaperValue): File | undefined {
  return paper !== null && 'file' in paper && paper.file instanceof File ? paper.file : undefined;
}

/** Whether it was chosen before the page was loaded again, so that its file is gone. */
export function isPaperLost(paper: PaperValue): paper is ChosenPaper {
  return paper !== null && 'file' in paper && fileOfPaper(paper) === undefined;
}
