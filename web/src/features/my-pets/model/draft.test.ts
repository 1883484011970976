import { expect, test } from '@jest/globals';
import { safeStorage } from '#shared/transport/safe-storage.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { draftStore, isDraftEmpty } from './draft.ts';
import { emptyPetForm } from './pet-form.ts';

const image = { id: 'i-1', url: '/media/pets/i-1/800.webp', width: 1600, height: 1200, urls: { '320': 'a', '800': 'b', '1600': 'c' } };

test('a draft comes back as it was left, to its member alone', () => {
  const memory = memoryStorage();
  const drafts = draftStore(safeStorage(() => memory));
  const draft = { form: { ...emptyPetForm, name: 'شیرو', tags: ['Loyal'] }, step: 3, images: [image] };
  expect(drafts.write('ayesha', draft)).toBe(true);
  expect(drafts.read('ayesha')).toEqual(draft);
  expect(drafts.read('bilal')).toBeUndefined();
  drafts.clear('ayesha');
  expect(drafts.read('ayesha')).toBeUndefined();
});

test('what an older app wrote is taken as far as it fits', () => {
  const storage = memoryStorage();
  storage.setItem(
    'paltu.draft.pet.ayesha',
    JSON.stringify({ form: { name: 'Mano', price: 700, tags: [1], colour: 'x' }, images: ['i-1'] }),
  );
  expect(draftStore(safeStorage(() => storage)).read('ayesha')).toEqual({ form: { ...emptyPetForm, name: 'Mano' }, step: 1, images: [] });
});

test('a draft that cannot be read is cleared', () => {
  const storage = memoryStorage();
  storage.setItem('paltu.draft.pet.ayesha', '{"form":');
  expect(draftStore(safeStorage(() => storage)).read('ayesha')).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('a browser that refuses to store says so', () => {
  const full: Storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(draftStore(safeStorage(() => full)).write('ayesha', { form: emptyPetForm, step: 1, images: [] })).toBe(false);
});

test('a draft is empty while nothing was typed or chosen', () => {
  expect(isDraftEmpty({ form: { ...emptyPetForm }, step: 1, images: [] })).toBe(true);
  expect(isDraftEmpty({ form: { ...emptyPetForm, urgent: true }, step: 1, images: [] })).toBe(false);
});
