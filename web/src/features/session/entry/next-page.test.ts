import { expect, test } from '@jest/globals';
import type { User } from '#shared/api/types.ts';
import { keepPlace, keepRole } from '#shared/navigation/kept-role.ts';
import { locationOfNext, nextPage } from './entry-slice.ts';

const aMember = (userType: User['userType']): User => ({ id: crypto.randomUUID(), userType }) as User;

test.each([
  [undefined, ''],
  ['pet-42?from=list', 'pet-42?from=list'],
  ['//evil.example', ''],
  ['https://evil.example', ''],
  ['javascript:alert(1)', ''],
  ['login?next=pets', ''],
  ['register', ''],
  ['', ''],
])('a login asked for by %s goes on to %s', (asked, next) => {
  expect(nextPage(asked)).toBe(next);
});

test('where no page asked, each begins in the store or office where they worked last on the device, others on the overview', () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  const [seller, other, admin] = [aMember('user'), aMember('user'), aMember('admin')] as const;
  keepPlace(seller.id, 'vendor', true);
  // To have looked at the menu of a role is not to work there.
  keepRole(other, 'vendor');
  expect([seller, other, admin].map((account) => locationOfNext('', account).key)).toEqual([
    'vendor-dashboard',
    'dashboard',
    'admin-inbox',
  ]);
  expect(locationOfNext('pet-42', seller).key).toBe('pet-42');
  keepPlace(seller.id, 'vet', true);
  expect(locationOfNext('', seller).key).toBe('vet-dashboard');
  // The office is gone, then the store is closed.
  keepPlace(seller.id, 'vet', false);
  expect(locationOfNext('', seller).key).toBe('vendor-dashboard');
  keepPlace(seller.id, 'vendor', false);
  expect(locationOfNext('', seller).key).toBe('dashboard');
});
