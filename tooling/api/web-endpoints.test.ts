import { expect, test } from '@jest/globals';
import { webEndpoints } from './web-endpoints.ts';

const answers = (operationId: string, service: string, list: string, isPaged = true) => {
  const data = { properties: { [list]: { type: 'array' }, ...(isPaged && { pagination: {} }) } };
  const schema = { properties: { data } };
  return { operationId, tags: [service], responses: { 200: { content: { 'application/json': { schema } } } } };
};

const takes = (operationId: string, files: object) => ({
  ...{ operationId, tags: ['places'], responses: {} },
  requestBody: { content: { 'multipart/form-data': { schema: { properties: { files } } } } },
});

const one = (name: string) => {
  const schema = { properties: { data: { properties: { [name]: { type: 'object' } } } } };
  return { responses: { 200: { content: { 'application/json': { schema } } } } };
};

const paths = {
  '/api/v1/cities/papers': { post: takes('postPapers', { type: 'array', maxItems: 5 }) },
  '/api/v1/cities/picture': { post: takes('postPicture', { type: 'array', maxItems: 1 }) },
  '/api/v1/stores': { get: answers('getStores', 'commerce', 'stores') },
  '/api/v1/vets': { get: answers('getVets', 'vets', 'vets') },
  '/api/v1/content/contact': { get: answers('getContact', 'content', 'contactMessages') },
  '/api/v1/content/contact/{id}': {
    patch: { operationId: 'patchContact', tags: ['content'], ...one('contactMessage') },
  },
  '/api/v1/cities': { get: answers('getCities', 'places', 'names') },
  '/api/v1/admin/verifications': { get: answers('getVerifications', 'moderation', 'things') },
  '/api/v1/admin/stores': { get: answers('getAdminStores', 'moderation', 'things') },
  '/api/v1/admin/vets': { get: answers('getAdminVets', 'moderation', 'things') },
  '/api/v1/moderation/export': { get: answers('getExport', 'moderation', 'things', false) },
  '/api/v1/admin/vets/{id}/verified': { patch: { operationId: 'patchVerified', tags: ['moderation'], responses: {} } },
};

const { content = '', moderation = '', places = '' } = webEndpoints({ paths });
const rowOf = (name: string): string | undefined => moderation.split('\n').find((row) => row.trim().startsWith(`${name}:`));

test('a list of several kinds of things is read again after a change of one of any of them', () => {
  expect(rowOf('getVerifications')).toContain("providesTags: provides(['Store', 'Vet'], ['things'])");
  expect(rowOf('patchVerified')).toContain("invalidatesTags: changes('Vet')");
  expect(moderation).toContain("const tagTypes = ['Stats', 'Store', 'Vet'] as const;");
});

test('a list of one kind is of that kind alone, an export or one of what never changes of none', () => {
  expect(rowOf('getAdminVets')).toContain("providesTags: provides('Vet', ['things'])");
  expect(rowOf('getExport')).not.toContain('providesTags');
  expect(places).not.toContain('providesTags');
});

test('a list whose path names no kind is of the kind that a call below it answers one of', () => {
  expect(content).toContain("providesTags: provides(['ContactMessage'], ['contactMessages'])");
  expect(content).toContain("invalidatesTags: changes('ContactMessage')");
});

test('a form of several files is a call like others, one file has a way of its own', () => {
  expect(places).toContain('postPapers:');
  expect(places).not.toContain('postPicture:');
});
