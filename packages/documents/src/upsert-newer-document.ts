import type { DocumentTransaction } from './document-transaction.ts';
import { toStored, type DocumentCollection } from './stored-document.ts';

/** As `upsertNewer` of the projections, for a document. */
export const upsertNewerDocument = async <State extends { readonly id: string; readonly version: number }>(
  collection: DocumentCollection,
  { session }: DocumentTransaction,
  state: State,
): Promise<void> => {
  const { _id, ...fields } = toStored(state);
  const known = await collection().findOne({ _id }, { session, projection: { version: 1 } });
  if (known !== null && Number(known['version']) > state.version) return;
  await collection().replaceOne({ _id }, fields, { session, upsert: true });
};
