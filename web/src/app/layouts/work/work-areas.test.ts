import { expect, test } from '@jest/globals';
import { matchPage } from '#shared/navigation/page-path.ts';
import { routes } from '../../router.tsx';
import { areaOf, groupsOf, roleOf, waitingIn, workGroups } from './work-areas.ts';

test('every work area leads to a page with the menu of the work areas beside it', () => {
  const areas = workGroups.flatMap((group) => group.areas);
  const without = areas.filter(({ to, query }) => {
    const chrome = routes.find(({ pattern }) => matchPage(pattern, to))?.chrome;
    return !['work', 'admin'].includes(String(typeof chrome === 'function' ? chrome(query) : chrome));
  });
  expect(areas.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});

test('a page belongs to the area that its tab names, and one below an area to that', () => {
  expect(areaOf('dashboard', { tab: 'requests', id: '7' })?.name).toBe('area.requests');
  expect(areaOf('dashboard', { mode: 'view', tab: 'pets' })?.name).toBe('area.pets');
  expect(areaOf('dashboard', { tab: 'unknown' })?.name).toBe('area.overview');
  expect(areaOf('profile', {})?.name).toBe('area.info');
  expect(areaOf('order-7', {})?.name).toBe('area.orders');
  expect(areaOf('admin-vet-7', {})?.name).toBe('area.vetMarks');
  expect(areaOf('vendor-dashboard', { tab: 'products', mode: 'edit', id: '7' })?.name).toBe('area.products');
  expect(areaOf('home', {})).toBeUndefined();
});

const officeOf = (isVet: boolean) => groupsOf('vet', isVet).flatMap(({ areas }) => areas);

test('the office of a vet is in the menu of a vet alone; who is none is led to becoming one', () => {
  expect(officeOf(true).map(({ name }) => name)).toEqual(['area.day', 'area.slots', 'area.vetProfile', 'area.vetPapers']);
  expect(officeOf(false)).toMatchObject([{ name: 'area.vetProfile', label: 'area.becomeVet', to: 'vet-profile-page' }]);
});

test('each page stands in the menu of one role, which shows the areas of that role alone', () => {
  expect(['profile', 'order-7', 'vet-dashboard', 'vendor-dashboard', 'admin-case-7', 'home'].map(roleOf)).toEqual([
    'member',
    'member',
    'vet',
    'vendor',
    'admin',
    undefined,
  ]);
  expect(groupsOf('member', true).map(({ name }) => name)).toEqual(['group.member', 'group.account']);
  expect(groupsOf('vendor', true).map(({ name }) => name)).toEqual(['group.vendor']);
});

test('what waits in the areas of a role is counted together', () => {
  const waiting = { 'area.requests': 2, 'area.conversations': 3, 'area.parcels': 4, 'area.review': undefined } as const;
  expect([waitingIn('member', waiting), waitingIn('vendor', waiting), waitingIn('admin', waiting)]).toEqual([5, 4, 0]);
  expect(waitingIn('admin', { 'area.inbox': 3, 'area.reports': 1, 'area.payments': 2 })).toBe(3);
});
