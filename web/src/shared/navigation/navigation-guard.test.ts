import { afterEach, expect, test } from '@jest/globals';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const browser = fakeBrowser('/pets');
browser.install();
const { currentVisit, guardNavigation, navigate, whenFree } = await import('./navigation.ts');

let release = () => {};
afterEach(() => release());

function guarded() {
  const ways: (() => void)[] = [];
  release = guardNavigation((leave) => ways.push(leave));
  return ways;
}

const openEdit = () => navigate('dashboard', { query: { mode: 'edit' } });

test('a link asks the guard, and goes where it led once the person leaves', () => {
  openEdit();
  const ways = guarded();
  navigate('pets', { query: { page: '2' } });
  expect(browser.address()).toBe('/dashboard?mode=edit');
  expect(ways).toHaveLength(1);
  ways[0]?.();
  expect(browser.address()).toBe('/pets?page=2');
  navigate('home');
  expect(currentVisit().key).toBe('home');
  expect(ways).toHaveLength(1);
});

test('a person who stays after Back is where they were, with the same ways back and forward', async () => {
  openEdit();
  navigate('dashboard', { query: { mode: 'edit', id: '1' } });
  navigate('pets');
  browser.history.go(-1);
  await browser.settled();
  const ways = guarded();
  browser.history.go(-1);
  await browser.settled();
  expect(ways).toHaveLength(1);
  expect(browser.address()).toBe('/dashboard?mode=edit&id=1');
  browser.history.go(1);
  await browser.settled();
  expect(ways).toHaveLength(2);
  expect(browser.address()).toBe('/dashboard?mode=edit&id=1');
  expect(currentVisit().query).toEqual({ mode: 'edit', id: '1' });
  expect(browser.ahead()).toBe(1);
});

test('a person who leaves after Back comes to the page before', async () => {
  navigate('home');
  openEdit();
  const ways = guarded();
  browser.history.go(-1);
  await browser.settled();
  ways[0]?.();
  await browser.settled();
  expect(browser.address()).toBe('/');
  expect(currentVisit()).toMatchObject({ key: 'home', by: 'pop' });
  expect(browser.ahead()).toBe(1);
});

test('what is saved goes on without being asked, and a guard that stopped asks nobody', () => {
  openEdit();
  const ways = guarded();
  navigate('dashboard', { isFree: true });
  expect(browser.address()).toBe('/dashboard');
  guarded();
  release();
  navigate('pets');
  expect(browser.address()).toBe('/pets');
  expect(ways).toHaveLength(0);
});

test('a link to a place on the same page is not a way out', async () => {
  openEdit();
  const ways = guarded();
  browser.followHash('#content');
  expect(ways).toHaveLength(0);
  browser.history.go(-2);
  await browser.settled();
  expect(ways).toHaveLength(1);
  expect(browser.address()).toBe('/dashboard?mode=edit');
});

test('a logout asks the guard too, and happens once the person leaves', () => {
  openEdit();
  let logouts = 0;
  const logOut = () => void (logouts += 1);
  const ways = guarded();
  whenFree(logOut);
  expect([ways.length, logouts]).toEqual([1, 0]);
  ways[0]?.();
  expect(logouts).toBe(1);
  release();
  whenFree(logOut);
  expect(logouts).toBe(2);
});
