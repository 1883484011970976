/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Request } from 'playwright-core';
import { startStubbedServices, type StubbedServices } from '../web-report/stubbed-services.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { startSite, type Site } from './harness/start-site.ts';
import type { Screen, ScreenOptions } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

let services: StubbedServices;
let site: Site;

/** The renderer of pages starts with the gateway; until it is there, pages come as they were built. */
const untilRendered = async (): Promise<void> => {
  const html = async () => (await fetch(site.address, { headers: { accept: 'text/html' } })).text();
  await until(async () => (await html()).includes('id="answers"'));
};

beforeAll(async () => {
  services = await startStubbedServices();
  site = await startSite(services.address);
  await untilRendered();
});
afterAll(async () => {
  await site.stop();
  await services.stop();
});

const petPath = `/pet-${petId(1)}`;
const rows = [
  { path: '/', call: '/api/v1/pets?limit=6&page=1&sortBy=newest' },
  { path: '/pets', call: '/api/v1/pets?limit=50&page=1&sortBy=newest' },
  { path: '/pets?species=Dog&view=rows', call: '/api/v1/pets?limit=50&page=1&sortBy=newest&species=Dog' },
  { path: petPath, call: `/api/v1/pets/${petId(1)}` },
].flatMap((row) => (['en', 'ur'] as const).map((language) => ({ ...row, language })));

/** Opens a page of the site with the services behind it; `before` runs in the page before any script of it. */
const openServed = async (
  path: string,
  options: ScreenOptions,
  act: (screen: Screen, calls: readonly string[]) => Promise<void>,
  before: () => void = () => undefined,
): Promise<void> =>
  withScreen('/-', { ...options, api: usualAnswers(options.as), until: 'domcontentloaded' }, async (screen) => {
    const calls: string[] = [];
    const note = (request: Request): void => void calls.push(request.url().replace(site.address, ''));
    screen.page.on('request', note);
    const prepared = await screen.page.addInitScript(before);
    await screen.page.goto(`${site.address}${path}`);
    await screen.settle();
    await act(screen, calls);
    screen.page.off('request', note);
    await prepared.dispose();
  });

const noteName = (): void =>
  document.addEventListener('readystatechange', () => {
    const name = [...document.querySelectorAll('main *')].find(({ textContent }) => textContent === 'Sheru');
    if (document.readyState === 'interactive') Object.assign(globalThis, { nameOfHtml: name });
  });

test.each(rows)(
  '$path in $language comes with what the API answers, and the app takes it over as it is',
  async ({ path, call, language }) => {
    const look = async ({ page }: Screen, calls: readonly string[]): Promise<void> => {
      const isKept = await page.evaluate(() => {
        const { nameOfHtml } = globalThis as { nameOfHtml?: Element };
        return nameOfHtml?.isConnected === true && Object.keys(nameOfHtml).some((key) => key.startsWith('__react'));
      });
      expect(isKept).toBe(true);
      expect(calls).toContain(path);
      expect(calls).not.toContain(call);
    };
    await openServed(path, { language }, look, noteName);
  },
);

test('an answer that is not in the page is asked for as ever', async () => {
  await openServed(`${petPath}?from=a-link`, {}, async (_screen, calls) => {
    expect(calls).toContain('/api/v1/pets?excludeId=' + petId(1) + '&limit=3&page=1&sortBy=newest&species=Dog');
  });
});

test('without scripts the page of a listing shows it whole', async () => {
  const html = await (await fetch(`${site.address}${petPath}`, { headers: { accept: 'text/html' } })).text();
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1]).toContain('Sheru');
  expect(shown).toContain(`/media/pets/${petId(1)}-0/800.webp`);
  expect(shown).not.toContain('<noscript><h2');
});
