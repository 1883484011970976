import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { choose, fillApplication, goOn } from '../browser/applying.ts';
import type { Words } from '../browser/words.ts';
import {
  adoptionDetails,
  answersAboutCotton as api,
  applicationPath as path,
  cotton,
  petPath as pet,
  requestOf,
  sentBefore,
} from './data/own-application.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, success, unavailable } from './harness/answers.ts';
import { memberId } from './harness/people.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const send = 'POST /adoption/pets/{petId}/request';
const member = { as: 'member', api } as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const problem = (page: Page, words: Words, field: string) =>
  page.getByRole('alert').getByRole('link', { name: words(`adoption-application:problem.${field}`) });
const fillToReview = (page: Page, words: Words): Promise<void> => fillApplication(page, words, adoptionDetails);

test.each(readers)('a visitor is asked to log in, and comes back to the form; the pet is one link away ($language)', async (reader) => {
  await withScreen(path, { ...reader, api: { ...usualAnswers(), 'GET /pets/{id}': { pet: cotton } } }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('adoption-application:login.title') }).waitFor();
    await page.getByRole('alert').getByText(words('adoption-application:login.text')).waitFor();
    expect(await link(page, words('shell:loginPrompt.login')).getAttribute('href')).toBe(`/login?next=${path.slice(1)}`);
    expect(await link(page, words('adoption-application:back')).getAttribute('href')).toBe(pet);
  });
});

test.each(readers)('each step names what is missing, in its words, and lets nobody on without it ($language)', async (reader) => {
  await withScreen(path, { ...member, ...reader }, async ({ page, words, visit }) => {
    await goOn(page, words);
    for (const field of ['reason', 'timeline']) await problem(page, words, field).waitFor();
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
    await page.fill('#reason', 'x'.repeat(600));
    expect((await page.inputValue('#reason')).length).toBe(500);
    await choose(page, 'timeline', 'flexible');
    await goOn(page, words);
    await goOn(page, words);
    for (const field of ['experience', 'budget', 'petCarePlan']) await problem(page, words, field).waitFor();
    await visit(`${path}?step=4`);
    expect(await page.inputValue('#experience')).toBe('');
    expect(new URL(page.url()).searchParams.get('step')).toBe('2');
  });
});

test.each(readers)(
  'the last step shows all of it and what is asked of a new home; the pet is back after its success ($language)',
  async (reader) => {
    const stubs = { ...api, [send]: success({ adoptionRequest: requestOf('pending') }) };
    await withScreen(path, { ...member, ...reader, api: stubs }, async ({ page, words, calls, restub }) => {
      await fillToReview(page, words);
      const main = page.getByRole('main');
      for (const text of [adoptionDetails.reason, adoptionDetails.petCarePlan]) await main.getByText(text).waitFor();
      for (const key of ['adoption:budget.medium', 'pet:homeType.House with yard'])
        await main.locator('td').getByText(words(key)).waitFor();
      await main.getByText(words('listing:requirements.cnic')).first().waitFor();
      restub({ ...stubs, 'GET /adoption/requests': sentBefore('pending')['GET /adoption/requests'] });
      await button(page, words('adoption-application:submit')).click();
      await page.getByRole('heading', { level: 1, name: words('adoption-application:sent.title') }).waitFor();
      expect(await link(page, words('adoption-application:sent.back')).getAttribute('href')).toBe(pet);
      await page.waitForURL((url) => url.pathname === pet);
      await page
        .getByRole('link', { name: words('adoption:offer.seeOwn') })
        .first()
        .waitFor();
      expect(calls.find(({ name }) => name.startsWith('POST /adoption'))?.body).toEqual(adoptionDetails);
    });
  },
);

test('what was typed outlives a reload, and a refusal that can be mended stands above it', async () => {
  await withScreen(path, { ...member, api: { ...api, [send]: unavailable }, allowed: /503|429/ }, async (screen) => {
    const { page, words, visit, restub } = screen;
    await fillToReview(page, words);
    await page.getByText(words('shell:form.draftSaved')).waitFor();
    await visit(path);
    await page.getByText(words('shell:form.restored')).waitFor();
    await button(page, words('adoption-application:submit')).click();
    await page.getByRole('alert').getByText(words('adoption-application:failed')).waitFor();
    restub({ ...api, [send]: refuse(429, 'adoption-request.too-many') });
    await button(page, words('adoption-application:submit')).click();
    await page.getByRole('alert').getByText(words('errors:adoption-request.too-many')).waitFor();
    await page.getByText(adoptionDetails.reason).waitFor();
  });
});

test.each(readers)('a failure is shown as not sent, and leaves what was written to be sent again ($language)', async (reader) => {
  await withScreen(path, { ...member, ...reader, api: { ...api, [send]: disconnected }, allowed: /ERR_/ }, async (screen) => {
    const { page, words, restub } = screen;
    await fillToReview(page, words);
    const submit = () => button(page, words('adoption-application:submit')).click();
    const text = page.getByRole('alert').getByText(words('adoption-application:failed'));
    await submit();
    await text.waitFor();
    await page.getByText(adoptionDetails.reason).waitFor();
    restub({ ...api, [send]: success({ adoptionRequest: requestOf('pending') }) });
    await submit();
    await page.getByRole('heading', { level: 1, name: words('adoption-application:sent.title') }).waitFor();
  });
});

test.each([
  ['adoption-request.already-open', 409, 'open'],
  ['pet.not-available', 409, 'reserved'],
  ['adoption-request.own-pet', 403, 'own'],
] as const)('refused with %s, the form makes place for the reason', async (code, status, obstacle) => {
  await withScreen(path, { ...member, api: { ...api, [send]: refuse(status, code) }, allowed: /4\d\d/ }, async ({ page, words }) => {
    await fillToReview(page, words);
    await button(page, words('adoption-application:submit')).click();
    await page.getByText(words(`adoption-application:obstacle.${obstacle}.text`)).waitFor();
    expect(await button(page, words('adoption-application:submit')).count()).toBe(0);
  });
});

test('without a session the login takes over, and the draft is there afterwards', async () => {
  const ended = { ...api, [send]: refuse(401, 'token.expired'), 'POST /auth/refresh': refuse(401, 'refresh-token.expired') };
  await withScreen(path, { ...member, api: ended, allowed: /401/ }, async ({ page, words, restub }) => {
    await fillToReview(page, words);
    await button(page, words('adoption-application:submit')).click();
    await page.waitForURL(/\/login\?/);
    restub(api);
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Secret123');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByText(adoptionDetails.reason).waitFor();
  });
});

test.each([
  ['pending', 'adoption:offer.seeOwn'],
  ['approved', 'adoption:offer.approved'],
  ['completed', 'adoption:offer.completed'],
] as const)('the page of a pet shows that the own request is %s, and leads to it', async (status, text) => {
  await withScreen(pet, { ...member, api: sentBefore(status) }, async ({ page, words }) => {
    await page.getByText(words(text)).first().waitFor();
    await page.getByText(words(`adoption:offer.next.${status}`)).waitFor();
    const own = page.getByRole('link', { name: words('adoption:offer.seeOwn') }).first();
    expect(await own.getAttribute('href')).toBe(`/dashboard?tab=requests&id=${petId(81)}`);
    expect(await page.getByRole('link', { name: words('adoption:offer.request') }).count()).toBe(0);
  });
});

test('a request that was declined does not stand in the way of another', async () => {
  await withScreen(pet, { ...member, api: sentBefore('rejected'), language: 'ur', width: 360 }, async ({ page, words }) => {
    const ask = page.getByRole('link', { name: words('adoption:offer.request') });
    expect(await ask.first().getAttribute('href')).toBe(path);
  });
});

test('a reserved pet is shown as reserved to everybody else, and its owner is led to the requests', async () => {
  const reserved = { ...cotton, status: 'Pending' as const };
  await withScreen(pet, { ...member, api: { ...api, 'GET /pets/{id}': { pet: reserved } } }, async ({ page, words, restub, visit }) => {
    await page.getByText(words('adoption:offer.reserved')).waitFor();
    restub({ ...api, 'GET /pets/{id}': { pet: { ...reserved, owner: { ...reserved.owner, id: memberId, _id: memberId } } } });
    await visit(pet);
    const received = page.getByRole('link', { name: words('adoption:offer.seeReceived') });
    expect(await received.getAttribute('href')).toBe('/dashboard?tab=requests');
  });
});

test.each(readers)('a pet for sale is bought by an offer in whole rupees; nothing is asked of the home ($language)', async (reader) => {
  const forSale = { ...cotton, adoptionType: 'Sale' as const, price: 20_000 };
  const offered = { ...requestOf('pending'), offer: 18_500 };
  const stubs = { ...api, 'GET /pets/{id}': { pet: forSale }, [send]: success({ adoptionRequest: offered }) };
  await withScreen(pet, { ...member, ...reader, api: stubs }, async ({ page, words, calls, restub }) => {
    await page
      .getByRole('link', { name: words('adoption:offer.buy') })
      .last()
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([await page.inputValue('#offer'), await page.locator('#petCarePlan').count()]).toEqual(['20,000', 0]);
    await page.fill('#offer', '0');
    await button(page, words('adoption-application:buy.submit')).click();
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
    await page.fill('#offer', '18,500');
    restub({ ...stubs, ...sentBefore('pending', { offer: 18_500 }), 'GET /pets/{id}': { pet: forSale } });
    await button(page, words('adoption-application:buy.submit')).click();
    await page.getByText(words('adoption-application:sent.title')).waitFor();
    expect(calls.filter(({ name }) => name.startsWith('POST /adoption')).map(({ body }) => body)).toEqual([{ offer: 18_500, message: '' }]);
    await page.getByRole('link', { name: words('adoption-application:sent.back') }).click();
    await page.getByText(words('adoption:offer.next.pending')).waitFor();
    await page
      .getByText(/18,500/)
      .first()
      .waitFor();
  });
});
