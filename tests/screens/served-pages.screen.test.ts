/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStubbedServices, type StubbedServices } from '../web-report/stubbed-services.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { startSite, type Site } from './harness/start-site.ts';
import { withScreen } from './harness/with-screen.ts';

let services: StubbedServices;
let site: Site;

/** The renderer of pages starts with the gateway; until it is there, pages come as they were built. */
const untilRendered = async (): Promise<void> => {
  const html = async () => (await fetch(site.address, { headers: { accept: 'text/html' } })).text();
  while (!(await html()).includes('id="answers"')) await new Promise((resolve) => setTimeout(resolve, 100));
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
  { path: '/', call: 'GET /pets?limit=6&page=1&sortBy=newest' },
  { path: '/pets', call: 'GET /pets?limit=50&page=1&sortBy=newest' },
  { path: petPath, call: `GET /pets/${petId(1)}` },
].flatMap((row) => (['en', 'ur'] as const).map((language) => ({ ...row, language })));

test.each(rows)(
  '$path in $language comes with what the API answers, and the app takes it over as it is',
  async ({ path, call, language }) => {
    await withScreen('/-', { language, api: usualAnswers(), until: 'domcontentloaded' }, async ({ page, context, calls }) => {
      await context.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const name = [...document.querySelectorAll('main *')].find(({ textContent }) => textContent === 'Sheru');
          if (document.readyState === 'interactive') Object.assign(globalThis, { nameOfHtml: name });
        });
      });
      await page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' });
      const isKept = await page.evaluate(() => {
        const { nameOfHtml } = globalThis as { nameOfHtml?: Element };
        return nameOfHtml?.isConnected === true && Object.keys(nameOfHtml).some((key) => key.startsWith('__react'));
      });
      expect(isKept).toBe(true);
      expect(calls.map(({ name }) => name)).not.toContain(call);
    });
  },
);

test('a member, whose header is another, sees the listing without a call for it', async () => {
  await withScreen('/-', { as: 'member', api: usualAnswers('member'), until: 'domcontentloaded' }, async ({ page, calls }) => {
    await page.goto(`${site.address}${petPath}`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sheru');
    expect(calls.map(({ name }) => name)).not.toContain(`GET /pets/${petId(1)}`);
  });
});

test('without scripts the page of a listing shows it whole', async () => {
  const html = await (await fetch(`${site.address}${petPath}`, { headers: { accept: 'text/html' } })).text();
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1]).toContain('Sheru');
  expect(shown).toContain(`/media/pets/${petId(1)}-0/800.webp`);
  expect(shown).not.toContain('<noscript><h2');
});
