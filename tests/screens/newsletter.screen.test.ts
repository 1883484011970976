import { expect, test } from '@jest/globals';
import { articleSlug } from './data/some-articles.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const call = 'POST /content/newsletter';
const answering = (answer: NonNullable<Stubs[typeof call]>): Stubs => ({ ...usualAnswers(), [call]: answer });

function boxIn({ page, words }: Screen, part: 'footer' | 'page') {
  const place = page.getByRole(part === 'footer' ? 'contentinfo' : 'main');
  return {
    place,
    address: place.getByLabel(words('subscriptions:newsletter.label'), { exact: true }),
    submit: place.getByRole('button', { name: words('subscriptions:newsletter.submit') }),
  };
}

/** It comes as one comes near. */
async function reachBox(screen: Screen, part: 'footer' | 'page' = 'footer') {
  const { page } = screen;
  await (part === 'footer' ? page.getByRole('contentinfo') : page.locator('main [data-newsletter]')).scrollIntoViewIfNeeded();
  return boxIn(screen, part);
}

test.each([
  { path: '/faq', part: 'footer', language: 'en', width: 1280 },
  { path: '/faq', part: 'footer', language: 'ur', width: 360 },
  { path: '/', part: 'page', language: 'ur', width: 360 },
  { path: '/blog', part: 'page', language: 'en', width: 360 },
  { path: `/blog-${articleSlug}`, part: 'page', language: 'ur', width: 1280 },
] as const)('$path: the box of the $part takes an address once and announces a mail', async ({ path, part, ...options }) => {
  await withScreen(path, { ...options, api: answering(success(null)) }, async (screen) => {
    const { place, address, submit } = await reachBox(screen, part);
    await address.fill('  ayesha@example.com ');
    await submit.dblclick();
    await place.getByText(screen.words('subscriptions:newsletter.done')).waitFor();
    expect(await address.inputValue()).toBe('');
    const sent = screen.calls.filter(({ name }) => name === call).map(({ body }) => body);
    expect(sent).toEqual([{ email: 'ayesha@example.com', website: '', elapsedMs: expect.any(Number) }]);
  });
});

test.each([
  { path: '/', width: 360, shown: ['page'] },
  { path: '/blog', width: 360, shown: ['page'] },
  { path: '/faq', width: 360, shown: ['footer'] },
  { path: '/', width: 1280, shown: ['page'] },
  { path: '/blog', width: 1280, shown: ['page'] },
  { path: `/blog-${articleSlug}`, width: 1280, shown: ['page'] },
  { path: '/faq', width: 1280, shown: ['footer'] },
])('$path at $width px asks for an address in: $shown', async ({ path, width, shown }) => {
  await withScreen(path, { api: usualAnswers(), width }, async (screen) => {
    const parts = ['page', 'footer'] as const;
    await (await reachBox(screen, shown[0] === 'page' ? 'page' : 'footer')).address.waitFor();
    const isShown = await Promise.all(parts.map((part) => boxIn(screen, part).address.isVisible()));
    expect(parts.filter((_part, index) => isShown[index])).toEqual(shown);
  });
});

test('nothing, and what is no address, is not sent; the field explains why and takes the focus', async () => {
  await withScreen('/faq', { api: answering(success(null)) }, async (screen) => {
    const { place, address, submit } = await reachBox(screen);
    await submit.click();
    await place.getByText(screen.words('subscriptions:newsletter.problem.required')).waitFor();
    await address.fill('ayesha');
    await submit.click();
    await place.getByText(screen.words('subscriptions:newsletter.problem.invalid')).waitFor();
    expect(await whereFocusIs(screen.page)).toContain('input');
    expect(screen.calls.filter(({ name }) => name === call)).toEqual([]);
  });
});

test.each([
  ['too many', refuse(429, 'request.too-many')],
  ['a service that is away', unavailable],
])('an address that could not be kept (%s) stays, and can be sent again', async (_name, refused) => {
  const answer = ({ attempt }: StubRequest) => (attempt === 0 ? refused : success(null));
  await withScreen('/faq', { api: answering(answer), language: 'ur', allowed: /429|503/ }, async (screen) => {
    const { place, address, submit } = await reachBox(screen);
    await address.fill('ayesha@example.com');
    await submit.click();
    await place.getByText(screen.words('subscriptions:newsletter.problem.failed')).waitFor();
    expect([await address.inputValue(), await address.getAttribute('aria-invalid')]).toEqual(['ayesha@example.com', 'true']);
    await submit.click();
    await place.getByText(screen.words('subscriptions:newsletter.done')).waitFor();
  });
});
