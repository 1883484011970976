import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines } from '@paltu/testing';
import { connectDocuments, dropOwnDocuments, ensureOwnDocuments, type DocumentFields, type Documents } from '../src/index.ts';

const admin = clusterEngines().mongo.urlFor('admin');
const own = (() => {
  const url = new URL(clusterEngines().mongo.urlFor(`test-${newId()}`));
  [url.username, url.password] = [`own-${newId()}`, 'secret'];
  url.searchParams.delete('authSource');
  return url.href;
})();

const opened: Documents[] = [];
/** The database as its own user prepares it. */
const prepared = async (fields: DocumentFields) => {
  const documents = connectDocuments({ url: own, applicationName: 'test', logger: silentLogger });
  opened.push(documents);
  const things = documents.collection('things', [], fields);
  await documents.prepare();
  return things();
};

beforeAll(() => ensureOwnDocuments(admin, own));
afterAll(async () => {
  await Promise.all(opened.map((documents) => documents.close()));
  await dropOwnDocuments(admin, own);
});

const fields: DocumentFields = {
  name: { type: String, required: true },
  kind: { type: String, required: true, enum: ['cat', 'dog'] },
  at: { type: Date, required: true },
  weights: { type: [Number], required: true },
  note: String,
};
const right = { name: 'Moti', kind: 'cat', at: new Date(0), weights: [1, 2.5] };
const refused = { code: 121 };

test('what has the declared fields is stored, whatever it has besides; what may be missing may be null', async () => {
  const things = await prepared(fields);
  await things.insertMany([
    { _id: newId(), ...right },
    { _id: newId(), ...right, note: null, other: { deep: [true] } },
  ]);
  expect(await things.countDocuments({ name: 'Moti' })).toBe(2);
});

test.each([
  ['without a field that is required', { name: undefined }],
  ['with a field of another type', { at: '1970-01-01' }],
  ['with a value that is none of the choices', { kind: 'horse' }],
  ['with an element of another type', { weights: ['1'] }],
  ['with null where a value is required', { name: null }],
])('a document %s is refused by the server', async (_what, wrong) => {
  const things = await prepared(fields);
  const { name, ...others } = { ...right, ...wrong };
  const document = { _id: newId(), ...others, ...(name === undefined ? {} : { name }) };
  await expect(things.insertOne(document)).rejects.toMatchObject(refused);
  const stored = { _id: newId(), ...right };
  await things.insertOne(stored);
  const { _id, ...changed } = document;
  await expect(things.replaceOne({ _id: stored._id }, changed)).rejects.toMatchObject(refused);
});

test('fields that are declared later hold from the next start on; a document from before may still be changed', async () => {
  const things = await prepared(fields);
  const before = { _id: newId(), ...right };
  await things.insertOne(before);
  const later = await prepared({ ...fields, colour: { type: String, required: true } });
  await expect(later.insertOne({ _id: newId(), ...right })).rejects.toMatchObject(refused);
  await later.updateOne({ _id: before._id }, { $set: { name: 'شیرو' } });
  expect(await later.findOne({ _id: before._id })).toMatchObject({ name: 'شیرو' });
});
