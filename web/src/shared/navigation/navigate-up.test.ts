import { expect, test } from '@jest/globals';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const browser = fakeBrowser('/pets?species=Cat&page=3');
for (const [name, value] of Object.entries(browser.globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
const { currentVisit, navigate, navigateUp } = await import('./navigation.ts');

test('the way up to the list one came from is the way back: the same entry, with its scroll', async () => {
  const list = currentVisit();
  navigate('pet-42');
  navigateUp('pets', { species: 'Cat', page: '3' });
  await browser.settled();
  expect(currentVisit()).toMatchObject({ id: list.id, key: 'pets', by: 'pop' });
  expect(browser.ahead()).toBe(1);
});

test('a detail whose address is replaced on the way still knows where it was opened', async () => {
  const list = currentVisit();
  navigate('pet-42');
  navigate('pet-42', { query: { photo: '2' }, replace: true });
  navigateUp('pets', { species: 'Cat', page: '3' });
  await browser.settled();
  expect(currentVisit().id).toBe(list.id);
});

test('who came from elsewhere goes up by a new entry', async () => {
  navigate('home');
  navigate('pet-42');
  navigateUp('pets');
  await browser.settled();
  expect(currentVisit()).toMatchObject({ key: 'pets', by: 'push' });
});
