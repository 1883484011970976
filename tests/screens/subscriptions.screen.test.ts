import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type StubRequest } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const pages = [
  { kind: 'confirm', path: '/confirm-subscription', call: 'POST /content/newsletter/confirm' },
  { kind: 'end', path: '/unsubscribe', call: 'POST /content/newsletter/unsubscribe' },
] as const;
const answered = { subscription: { page: null, already: false } };

test.each(pages)('$kind: opening the link changes nothing, one click does', async ({ kind, path, call }) => {
  const options = { api: usualAnswers(), language: 'ur', width: 360 } as const;
  await withScreen(`${path}?token=a-token`, options, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words(`subscriptions:${kind}.title`) }).waitFor();
    const sent = () => calls.filter(({ name }) => name === call).map(({ body }) => body);
    expect(sent()).toEqual([]);
    await page.getByRole('button', { name: words(`subscriptions:${kind}.action`) }).click();
    await page.getByRole('heading', { level: 1, name: words(`subscriptions:${kind}.done`) }).waitFor();
    expect(sent()).toEqual([{ token: 'a-token' }]);
  });
});

test.each(pages)('$kind: a link that is no longer valid is explained', async ({ kind, path, call }) => {
  const api = { ...usualAnswers(), [call]: refuse(400, 'subscription.link-invalid') };
  await withScreen(`${path}?token=old`, { api, allowed: /400/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words(`subscriptions:${kind}.action`) }).click();
    await page.getByRole('heading', { level: 1, name: words('subscriptions:refused') }).waitFor();
  });
});

test.each(pages)('$kind: a link without its token is explained and asks nothing', async ({ path, call }) => {
  await withScreen(path, { api: usualAnswers() }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('subscriptions:refused') }).waitFor();
    expect(calls.filter(({ name }) => name === call)).toEqual([]);
  });
});

test.each(pages)('$kind: a server that is away can be asked again, and the link is not called old', async ({ kind, path, call }) => {
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? unavailable : success(answered));
  const api = { ...usualAnswers(), [call]: answer };
  await withScreen(`${path}?token=a-token`, { api, allowed: /503/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words(`subscriptions:${kind}.action`) }).click();
    await page.getByRole('heading', { level: 1, name: words('subscriptions:away') }).waitFor();
    await page.getByRole('button', { name: words('subscriptions:retry') }).click();
    await page.getByRole('heading', { level: 1, name: words(`subscriptions:${kind}.done`) }).waitFor();
  });
});
