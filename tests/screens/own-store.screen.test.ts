import { expect, test } from '@jest/globals';
import { ownStore, ownStoreId, sentStorePapers, storeVerification } from './data/own-store.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';
import { chooseOption } from '../browser/choose-option.ts';

const usual = (): Stubs => usualAnswers('member');
const without = (): Stubs => ({ ...usual(), 'GET /stores/user/my-profile': refuse(404, 'store.not-found') });
const path = '/vendor-dashboard?tab=store';
const papers = '/vendor-dashboard?tab=verification';
const aGif = { mimeType: 'image/gif', buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64') };
const aPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

test('a member without a store is led to open one: what is missing is named, pictures go along, then the products stand there', async () => {
  const api: Stubs = { ...without(), 'POST /stores': success({ store: ownStore() }) };
  await withScreen('/vendor-dashboard', { api, as: 'member', allowed: /404/ }, async ({ page, words, calls, restub }) => {
    await page.getByRole('link', { name: words('vendor-office:none.open') }).click();
    // Before it is opened: the store bears what promo codes take off.
    await page.getByRole('heading', { name: words('vendor-office:store.promo.title', { code: 'PETLOVE10' }) }).waitFor();
    const submit = page.getByRole('button', { name: words('vendor-office:none.open') });
    await submit.click();
    for (const field of ['name', 'type', 'description', 'city'])
      await page.getByRole('link', { name: words(`vendor-office:store.problem.${field}`), exact: true }).waitFor();
    for (const [field, text] of Object.entries({ name: 'Mall Road Pets', description: 'Food and beds.', hours: 'Every day' }))
      await page.getByRole('textbox', { name: words(`vendor-office:store.field.${field}`) }).fill(text);
    await chooseOption(page, words('vendor-office:store.field.type'), words('shop:type.Pet Store'));
    await chooseOption(page, words('vendor-office:store.field.city'), 'Lahore');
    for (const field of ['image', 'banner'])
      await page
        .getByRole('group', { name: words(`vendor-office:store.field.${field}`) })
        .locator('input[type=file]')
        .setInputFiles({ ...aGif, name: `${field}.gif` });
    restub({ ...usual(), 'POST /stores': success({ store: ownStore() }) });
    await submit.click();
    await page.getByText(words('vendor-office:done.opened')).waitFor();
    await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
    const body = String(calls.find(({ name }) => name === 'POST /stores')?.body);
    for (const sent of [
      'Mall Road Pets',
      'Pet Store',
      'Lahore',
      'name="image"; filename="image.gif"',
      'name="banner"; filename="banner.gif"',
    ])
      expect(body).toContain(sent);
  });
});

test('an edit sends the whole store; what the server refuses stands at its field, and what was typed stays', async () => {
  const problem = { path: 'services.1', code: 'too-long', msg: 'A service must be at most 60 characters long' };
  const api: Stubs = { ...usual(), 'PUT /stores': refuse(400, 'request.invalid', [problem]) };
  await withScreen(path, { api, as: 'member', language: 'ur', width: 360, allowed: /400/ }, async ({ page, words, calls, restub }) => {
    const services = page.getByRole('textbox', { name: words('vendor-office:store.field.services') });
    await services.fill('Grooming');
    await services.press('Enter');
    await chooseOption(page, words('vendor-office:store.field.sendsWithinDays'), words('vendor-office:store.days_other', { count: 5 }));
    const save = page.getByRole('button', { name: words('vendor-office:save') });
    await save.click();
    await page.getByRole('link', { name: words('errors:field.too-long') }).waitFor();
    restub({ ...usual(), 'PUT /stores': { store: ownStore() } });
    await save.click();
    await page.getByText(words('vendor-office:done.updated')).waitFor();
    const { name, city, latitude, longitude, services: before } = ownStore();
    const body = calls.filter((call) => call.name === 'PUT /stores').at(-1)?.body;
    expect(body).toMatchObject({ name, city, latitude, longitude, services: [...before, 'Grooming'], sendsWithinDays: 5 });
  });
});

test('a member begins in the office or store where they worked last; a lost office and a closed store are forgotten', async () => {
  await withScreen(
    '/vendor-dashboard',
    { api: usual(), as: 'member', width: 360, allowed: /404/ },
    async ({ page, words, visit, restub }) => {
      const begins = async (label: 'office' | 'store' | 'dashboard') => {
        await visit('/pets');
        const tabs = page.getByRole('navigation', { name: words('shell:nav.tabs') });
        await tabs.getByRole('link', { name: words(`shell:account.${label}`) }).waitFor();
      };
      await visit('/vet-dashboard');
      await begins('office');
      restub({
        ...usual(),
        'GET /vets/user/office': { vet: null },
        'GET /vets/user/my-profile': refuse(404, 'vet.not-found'),
        'GET /stores/user/my-profile': { store: ownStore({ isActive: false }) },
      });
      await visit('/vet-dashboard');
      await begins('store');
      await visit('/vendor-dashboard?tab=products');
      await begins('dashboard');
    },
  );
});

test('the store is closed and opened again; one that was hidden shows why, and cannot be', async () => {
  const api: Stubs = { ...usual(), 'PATCH /stores/status': { store: ownStore({ isActive: false }) } };
  await withScreen('/vendor-dashboard', { api, as: 'member' }, async ({ page, words, calls, restub }) => {
    restub({ ...api, 'GET /stores/user/my-profile': { store: ownStore({ isActive: false }) } });
    await page.getByRole('button', { name: words('vendor-office:visibility.close') }).click();
    await page.getByText(words('vendor-office:done.closed')).waitFor();
    await page.getByText(words('vendor-office:visibility.closed')).waitFor();
    expect(calls.find(({ name }) => name === 'PATCH /stores/status')?.body).toEqual({ isActive: false });
    restub({ ...usual(), 'PATCH /stores/status': unavailable, 'GET /stores/user/my-profile': { store: ownStore({ isActive: false }) } });
    await page.getByRole('button', { name: words('vendor-office:visibility.reopen') }).waitFor();
  });
  const hidden = ownStore({ hidden: true, hiddenReason: 'The banner is not yours.' });
  await withScreen(
    path,
    { as: 'member', api: { ...usual(), 'GET /stores/user/my-profile': { store: hidden } } },
    async ({ page, words }) => {
      await page.getByText(words('vendor-office:visibility.hidden')).waitFor();
      await page.getByText('The banner is not yours.').waitFor();
      expect(await page.getByRole('button', { name: words('vendor-office:visibility.close') }).count()).toBe(0);
    },
  );
});

test.each(['en', 'ur'] as const)(
  'a store is placed where its owner stands, or by its city, and never asked for degrees (%s)',
  async (language) => {
    const api: Stubs = { ...without(), 'POST /stores': success({ store: ownStore() }) };
    const look = { api, as: 'member', language, width: language === 'ur' ? 360 : 1280, allowed: /404/ } as const;
    await withScreen(path, look, async ({ page, words, context, calls }) => {
      await context.clearPermissions();
      const use = page.getByRole('button', { name: words('vendor-office:store.place.use') });
      await use.click();
      await page.getByText(words('vendor-office:store.place.denied')).waitFor();
      await page.getByText(words('vendor-office:store.place.city'), { exact: true }).waitFor();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 31.520_37, longitude: 74.358_75 });
      await use.click();
      await page.getByText(words('vendor-office:store.place.marked')).waitFor();
      for (const [field, text] of Object.entries({ name: 'Mall Road Pets', description: 'Food and beds.' }))
        await page.getByRole('textbox', { name: words(`vendor-office:store.field.${field}`) }).fill(text);
      await chooseOption(page, words('vendor-office:store.field.type'), words('shop:type.Pet Store'));
      await chooseOption(page, words('vendor-office:store.field.city'), /^(Lahore|لاہور)$/);
      await page.getByText(words('vendor-office:store.place.marked')).waitFor();
      await page.getByRole('button', { name: words('vendor-office:none.open') }).click();
      await page.getByText(words('vendor-office:done.opened')).waitFor();
      expect(calls.find(({ name }) => name === 'POST /stores')?.body).toMatchObject({ latitude: 31.520_37, longitude: 74.358_75 });
    });
  },
);

test('papers for the mark are asked for, sent, and then shown as waiting', async () => {
  const none: Stubs = { ...usual(), 'GET /stores/user/verification': { verification: storeVerification() } };
  const api: Stubs = { ...none, 'POST /stores/user/verification': success({ verification: sentStorePapers() }) };
  await withScreen(papers, { api, as: 'member', language: 'ur' }, async ({ page, words, calls, restub }) => {
    await page.getByText(words('vendor-office:verification.none')).waitFor();
    const submit = page.getByRole('button', { name: words('papers:mark.submit') });
    await submit.click();
    await page.getByRole('link', { name: words('papers:mark.required') }).waitFor();
    await page.locator('input[type=file]').setInputFiles([aPdf('cnic.pdf'), aPdf('registration.pdf')]);
    restub({ ...api, 'GET /stores/user/verification': { verification: sentStorePapers() } });
    await submit.click();
    await page.getByText(words('papers:mark.done')).waitFor();
    await page.getByText(words('papers:mark.waiting'), { exact: true }).waitFor();
    expect(await submit.count()).toBe(0);
    const body = String(calls.find(({ name }) => name === 'POST /stores/user/verification')?.body);
    for (const name of ['cnic.pdf', 'registration.pdf']) expect(body).toContain(`filename="${name}"`);
  });
});

test('a verified store shows that, papers of before can be downloaded and sent anew', async () => {
  const verification = sentStorePapers({ status: 'verified' });
  const api: Stubs = { ...usual(), 'GET /stores/user/verification': { verification } };
  await withScreen(papers, { api, as: 'member' }, async ({ page, words, calls, settle }) => {
    await page.getByText(words('vendor-office:verification.verified')).waitFor();
    await page.getByRole('button', { name: words('papers:open') }).click();
    await settle();
    expect(calls.map(({ name }) => name)).toContain(`GET /stores/${ownStoreId}/papers/${verification.papers[0]?.id}`);
    expect(await page.getByRole('button', { name: words('papers:mark.submit') }).count()).toBe(1);
  });
});
