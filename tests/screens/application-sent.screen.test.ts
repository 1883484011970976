import { expect, test } from '@jest/globals';
import { fillApplication } from '../browser/applying.ts';
import { adoptionDetails, answersAboutCotton, applicationPath, petPath, requestOf, sentBefore } from './data/own-application.ts';
import { success, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const api: Stubs = { ...answersAboutCotton, 'POST /adoption/pets/{petId}/request': success({ adoptionRequest: requestOf('pending') }) };

const send = async ({ page, words, restub }: Screen): Promise<void> => {
  restub({ ...api, 'GET /adoption/requests': sentBefore('pending')['GET /adoption/requests'] });
  await page.getByRole('button', { name: words('adoption-application:submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('adoption-application:sent.title') }).waitFor();
};

const pathOf = ({ page }: Screen): string => new URL(page.url()).pathname;

test('after an application was sent a link leads back to the pet at once', async () => {
  await withScreen(applicationPath, { as: 'member', api, language: 'ur', width: 360 }, async (screen) => {
    const { page, words } = screen;
    await fillApplication(page, words, adoptionDetails);
    // A clock that stands still: only the link can lead away.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await send(screen);
    await page.getByRole('link', { name: words('adoption-application:sent.back'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === petPath);
    await page.clock.resume();
  });
});

test('without it the page goes there by itself after three seconds, not sooner', async () => {
  await withScreen(applicationPath, { as: 'member', api }, async (screen) => {
    const { page, words } = screen;
    await fillApplication(page, words, adoptionDetails);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await send(screen);
    await page.clock.runFor(2_900);
    expect(pathOf(screen)).toBe(applicationPath);
    await page.clock.runFor(200);
    await page.waitForURL((url) => url.pathname === petPath);
    await page.clock.resume();
  });
});
