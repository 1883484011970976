import { expect, test } from '@jest/globals';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { safeStorage } from '../transport/safe-storage.ts';
import { draftStore } from './draft-store.ts';

const empty = { name: '', price: 0, isUrgent: false, tags: [] as string[] };

test('a draft comes back as it was left, under its own key alone', () => {
  const storage = memoryStorage();
  const drafts = draftStore(safeStorage(() => storage));
  const draft = { values: { ...empty, name: 'شیرو', tags: ['Loyal'] }, initial: empty, step: 3, sendKey: '1-2' };
  expect(drafts.write('pet.ayesha', draft)).toBe(true);
  expect(drafts.read('pet.ayesha', empty)).toEqual(draft);
  expect(drafts.read('pet.bilal', empty)).toBeUndefined();
  drafts.clear('pet.ayesha');
  expect(storage.length).toBe(0);
});

test('what an older app wrote is taken as far as it fits', () => {
  const storage = memoryStorage();
  storage.setItem('paltu.draft.pet', JSON.stringify({ values: { name: 'Mano', price: '700', colour: 'x' } }));
  expect(draftStore(safeStorage(() => storage)).read('pet', empty)).toEqual({
    values: { ...empty, name: 'Mano' },
    initial: empty,
    step: 1,
  });
});

test('a draft that cannot be read is cleared', () => {
  const storage = memoryStorage();
  storage.setItem('paltu.draft.pet', '{"values":');
  expect(draftStore(safeStorage(() => storage)).read('pet', empty)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('a browser that blocks storage finds nothing, and reports that nothing is kept', () => {
  const drafts = draftStore(
    safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  expect(drafts.read('pet', empty)).toBeUndefined();
  expect(drafts.write('pet', { values: empty, initial: empty, step: 1 })).toBe(false);
  drafts.clear('pet');
});
