import type { DocumentTransaction } from './document-transaction.ts';
import { runPart } from './run-document-transaction.ts';
import type { DocumentCollection, StoredDocument } from './stored-document.ts';

const writeConflict = 112;
const isHeld = (error: unknown): boolean => (error as { code?: unknown }).code === writeConflict;

/**
 * Finds a document and holds it until the transaction ends: by a write, in whose way every other stands. Who comes second is done again
 * from the beginning, and then reads what the first has left.
 */
export const lockDocument = async (
  collection: DocumentCollection,
  { session }: DocumentTransaction,
  where: object,
): Promise<StoredDocument | undefined> =>
  // Counted: a write that changes nothing would stand in nobody's way.
  (await collection().findOneAndUpdate(where, { $inc: { held: 1 } }, { session, returnDocument: 'after' })) ?? undefined;

/** The same, and undefined also while another transaction has locked it. */
export const lockSkipLocked = async (
  collection: DocumentCollection,
  trx: DocumentTransaction,
  where: object,
): Promise<StoredDocument | undefined> => {
  try {
    return await runPart(trx, (part) => lockDocument(collection, part, where), isHeld);
  } catch (error) {
    if (isHeld(error)) return undefined;
    throw error;
  }
};
