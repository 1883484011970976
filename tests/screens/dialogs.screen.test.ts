/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ownPets } from './data/own-pets.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, unanswered, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const myPets = '/dashboard?tab=pets';
const name = ownPets()[0]?.name ?? '';
const dialogOf = (page: Page) => page.getByRole('dialog');

test('a dialog that is closed goes with its motion, keeps its words to the end and gives the focus back', async () => {
  await withScreen(myPets, { api: usualAnswers('member'), as: 'member' }, async ({ page, words, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(myPets);
    const bin = page.getByRole('button', { name: words('my-pets:card.delete', { name }) });
    await bin.click();
    await dialogOf(page).getByText(words('my-pets:delete.text')).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    expect(await dialogOf(page).textContent()).toContain(name);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await whereFocusIs(page)).toBe(`button "${words('my-pets:card.delete', { name })}"`);
  });
});

test('a card that is deleted takes its button along: the focus goes to the page, not nowhere', async () => {
  const api = { ...usualAnswers('member'), 'DELETE /pets/{id}': success(null) };
  await withScreen(myPets, { api, as: 'member' }, async ({ page, words, restub, calls }) => {
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    const rest = ownPets().slice(1);
    restub({
      ...api,
      'GET /pets/user/my-pets': { pets: rest, pagination: { page: 1, limit: 12, total: rest.length, totalPages: 1, totalIsCapped: false } },
    });
    await dialogOf(page)
      .getByRole('button', { name: words('my-pets:delete.pet') })
      .click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement !== document.body);
    expect(await whereFocusIs(page)).not.toBe('body');
    expect(calls.map((call) => call.name).filter((call) => call.startsWith('DELETE'))).toEqual([`DELETE /pets/${petId(1)}`]);
    await page.getByText(words('my-pets:delete.done')).waitFor();
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).waitFor({ state: 'detached' });
  });
});

test('a listing that is kept after all is not deleted', async () => {
  await withScreen(myPets, { api: usualAnswers('member'), as: 'member' }, async ({ page, words, calls, settle }) => {
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    await dialogOf(page)
      .getByRole('button', { name: words('my-pets:delete.keep'), exact: true })
      .last()
      .click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await settle();
    expect(calls.filter((call) => call.name.startsWith('DELETE'))).toEqual([]);
  });
});

test('a listing that is being deleted cannot be kept any more: its dialog stays until the answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late: Stubs['DELETE /pets/{id}'] = async () => {
    await promise;
    return success(null);
  };
  const api = { ...usualAnswers('member'), 'DELETE /pets/{id}': late };
  await withScreen(myPets, { api, as: 'member' }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    const keep = dialogOf(page)
      .getByRole('button', { name: words('my-pets:delete.keep'), exact: true })
      .last();
    await dialogOf(page)
      .getByRole('button', { name: words('my-pets:delete.pet') })
      .click();
    await page.waitForSelector('[role="dialog"] [aria-busy="true"]');
    expect(await keep.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialogOf(page).isVisible()).toBe(true);
    resolve();
    await dialogOf(page).waitFor({ state: 'hidden' });
  });
});

test('a dialog that Escape cannot close stays, however often it is pressed, and a press beside any other closes it', async () => {
  const api = { ...usualAnswers('member'), 'DELETE /pets/{id}': unanswered };
  await withScreen(myPets, { api, as: 'member', until: 'commit' }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    await dialogOf(page).getByText(words('my-pets:delete.text')).waitFor();
    await page.mouse.click(5, 5);
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    await dialogOf(page)
      .getByRole('button', { name: words('my-pets:delete.pet') })
      .click();
    await page.waitForSelector('[role="dialog"] [aria-busy="true"]');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    expect(await dialogOf(page).isVisible()).toBe(true);
  });
});

test('the cross of a dialog does not lie on its title, in Urdu on a phone', async () => {
  await withScreen(myPets, { api: usualAnswers('member'), as: 'member', language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('my-pets:card.delete', { name }) }).click();
    await dialogOf(page).getByText(words('my-pets:delete.text')).waitFor();
    const overlaps = await page.evaluate(() => {
      const cross = document.querySelector('[role="dialog"] button')?.getBoundingClientRect();
      const title = document.querySelector('[role="dialog"] .ant-modal-title');
      if (!cross || !title) return 'there is no dialog';
      const range = document.createRange();
      range.selectNodeContents(title);
      return [...range.getClientRects()].some(
        (line) => line.left < cross.right && line.right > cross.left && line.top < cross.bottom && line.bottom > cross.top,
      );
    });
    expect(overlaps).toBe(false);
  });
});
