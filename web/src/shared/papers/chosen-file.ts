import { required } from '../form/form-rules.ts';

/** A document that was chosen. */
export interface ChosenFile {
  id: string;
  file: File;
}

/** At least one document is sent. */
export const papersRequired = required('papers:mark.required');
