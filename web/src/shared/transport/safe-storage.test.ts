import { expect, test } from '@jest/globals';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { safeStorage } from './safe-storage.ts';

test('what is kept is found until it is removed', () => {
  const storage = safeStorage(memoryStorage);
  const same = memoryStorage();
  const kept = safeStorage(() => same);
  expect([kept.set('a', '1'), kept.find('a'), storage.find('a')]).toEqual([true, '1', undefined]);
  kept.remove('a');
  expect(kept.find('a')).toBeUndefined();
});

test('a blocked storage finds and keeps nothing, and never throws', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect([blocked.set('a', '1'), blocked.find('a'), blocked.remove('a')]).toEqual([false, undefined, undefined]);
});

test('a full storage reports that it did not keep', () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(safeStorage(() => full).set('a', '1')).toBe(false);
});
