import { expect, test } from '@jest/globals';
import { connectDocuments, runDocumentTransaction, type Documents } from '@paltu/documents';
import type { DocumentTransaction } from '@paltu/documents/transactions';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines } from '@paltu/testing';
import {
  countWords,
  foundByWords,
  indexesOfWords,
  readWords,
  rebuildWords,
  wordCollections,
  type WordCollections,
} from '../src/mongoose-words.ts';
import { describeWords, type WordStore, type Written } from './words-contract.ts';

const upsert =
  ({ things }: WordCollections, { id, words, isShown }: Written) =>
  async ({ session }: DocumentTransaction): Promise<void> => {
    await things().updateOne({ _id: String(id) }, { $set: { ...foundByWords(words), isShown } }, { session, upsert: true });
  };

const open = async (): Promise<WordStore> => {
  const documents: Documents = connectDocuments({
    url: clusterEngines().mongo.urlFor(`test-${newId()}`),
    applicationName: 'test',
    logger: silentLogger,
  });
  const things = documents.collection('things', indexesOfWords('things', 'isShown'));
  const collections = wordCollections(documents, { things, isShown: 'isShown' });
  await documents.prepare();
  const { words } = collections;
  return {
    write: (thing) => runDocumentTransaction(documents, upsert(collections, thing)),
    writeAndFail: (thing) =>
      runDocumentTransaction(documents, async (trx) => {
        await upsert(collections, thing)(trx);
        throw new Error('the power went out');
      }).catch(() => undefined),
    count: countWords(documents, collections),
    kept: async () => Object.fromEntries((await words().find().toArray()).map(({ _id, ...fields }) => [_id, Number(fields['count'])])),
    read: (asked) => readWords(collections, asked),
    empty: async () => {
      await things().deleteMany({});
      await words().deleteMany({});
    },
    close: async () => {
      await documents.connection.dropDatabase();
      await documents.close();
    },
  };
};

describeWords(open);

test('what a release before wrote is made anew, once, and what a later one wrote is not undone', async () => {
  const documents = connectDocuments({
    url: clusterEngines().mongo.urlFor(`test-${newId()}`),
    applicationName: 'test',
    logger: silentLogger,
  });
  const things = documents.collection('things', indexesOfWords('things', 'isShown'));
  await documents.prepare();
  try {
    const { documentVersion: _, ...before } = foundByWords(['kat']);
    await things().insertMany([
      { _id: '1', ...before },
      { _id: '2', ...foundByWords(['dog']) },
      { _id: '3', ...foundByWords(['bird']), documentVersion: 1_000_000 },
    ]);
    const rebuild = rebuildWords({ things }, () => foundByWords(['cat']));
    expect([await rebuild(), await rebuild()]).toEqual([1, 0]);
    expect((await things().find({}).sort({ _id: 1 }).toArray()).map(({ words }) => words)).toEqual([['cat'], ['dog'], ['bird']]);
  } finally {
    await documents.connection.dropDatabase();
    await documents.close();
  }
});
