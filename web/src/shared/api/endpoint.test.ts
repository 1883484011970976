import { expect, test } from '@jest/globals';
import { changes, provides, request } from './endpoint.ts';

test('a call puts what its path names into the path, the rest into the query in one order, and leaves out what is not given', () => {
  const read = request('GET', '/pets');
  expect(read({ species: 'Cat', limit: 12, breed: undefined, location: '' }).url).toBe('/pets?limit=12&species=Cat');
  expect(read({ limit: 12, species: 'Cat' }).url).toBe('/pets?limit=12&species=Cat');
  expect(read(undefined).url).toBe('/pets');
  expect(request('DELETE', '/pets/{id}')({ id: 'a/b' })).toMatchObject({ url: '/pets/a%2Fb', method: 'DELETE' });
});

test('a change names the version it saw, and keeps to itself what the screen knew besides', () => {
  const change = { id: 'p1', contentVersion: 4, body: { name: 'Sheru' }, seen: { nextId: 'p2' } };
  const { headers, body, url } = request('PUT', '/pets/{id}')(change);
  expect([headers, body, url]).toEqual([{ 'if-match': '"4"' }, { name: 'Sheru' }, '/pets/p1']);
});

test('an answer is about the things it holds, and about their list when it is one', () => {
  const list = provides('Pet', ['pets'])({ pets: [{ id: 'p1' }, { id: 'p2' }] }, undefined, { page: 1 });
  expect(list).toEqual(['list', 'p1', 'p2'].map((id) => ({ type: 'Pet', id })));
  expect(provides('Pet', ['pet'])({ pet: { id: 'p1' } }, undefined, { id: 'p1' })).toEqual([{ type: 'Pet', id: 'p1' }]);
  const below = provides('Slot', ['slots'])({ slots: [{ id: 's1' }] }, undefined, { id: 'v1' });
  expect(below).toEqual(['list', 's1', 'v1'].map((id) => ({ type: 'Slot', id })));
  expect(provides('Vet', ['verification'])({ verification: { status: 'none' } }, undefined, undefined)).toEqual([
    { type: 'Vet', id: 'list' },
  ]);
  const waiting = provides(['Store', 'Vet'], ['things'])({ things: [{ id: 'v1' }] }, undefined, { page: 1 });
  expect(waiting).toEqual(['Store', 'Vet'].flatMap((type) => ['list', 'v1'].map((id) => ({ type, id }))));
  expect(provides('Pet', ['history'])({ history: [{ at: 'now' }] }, undefined, { id: 'p1' })).toEqual([{ type: 'Pet', id: 'p1' }]);
});

test('a change makes one thing and the lists old, not every other thing, and nothing when it was refused', () => {
  const change = changes('Pet');
  expect(change({}, undefined, { id: 'p1' })).toEqual([{ type: 'Pet', id: 'p1' }, { type: 'Pet', id: 'list' }, 'Stats']);
  expect(changes('User')({ user: { id: 'u1' } }, undefined, { body: {} })).toContainEqual({ type: 'User', id: 'u1' });
  expect(change({ results: [{ id: 'p1' }, { id: 'p2' }] }, undefined, { body: {} })).toEqual([
    ...['p1', 'p2', 'list'].map((id) => ({ type: 'Pet', id })),
    'Stats',
  ]);
  expect(change(undefined, { status: 409, code: 'pet.stale', message: '', fields: {} }, { id: 'p1' })).toEqual([]);
});
