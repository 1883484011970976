/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { reachingOver } from '../browser/reaching-over.ts';
import { someFigures } from './data/some-figures.ts';
import { pageOf, petId } from './data/some-pets.ts';
import { requestId, someRequests } from './data/some-requests.ts';
import { someReviews } from './data/some-reviews.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { aMember } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const member = { as: 'member', api: usualAnswers('member') } as const;
const looks = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

test('no row of a long queue lies over the bar of keys, wherever the page is scrolled to', async () => {
  const [first] = someReviews();
  const queue = Array.from({ length: 20 }, (_none, index) => ({ ...first!, id: petId(index + 1), _id: petId(index + 1) }));
  const api = { ...usualAnswers('admin'), 'GET /admin/pets/pending': pageOf(queue) };
  await withScreen('/admin-dashboard', { api, as: 'admin' }, async ({ page }) => {
    await page.getByRole('article').nth(19).or(page.locator('aside li').nth(19)).first().waitFor();
    expect(await reachingOver(page)).toEqual([]);
  });
});

test.each(looks)('a long address stays inside its button ($language, $width px)', async (look) => {
  const email = 'muhammad.abdurrahman.siddiqui-chaudhry@veterinary.university.example.com';
  const request = someRequests().find(({ id }) => id === requestId(3))!;
  const api = {
    ...member.api,
    'GET /adoption/requests/{id}': { adoptionRequest: { ...request, requester: { ...request.requester, email } } },
  };
  await withScreen(`/dashboard?tab=requests&id=${requestId(3)}`, { ...member, ...look, api }, async ({ page }) => {
    const link = page.locator(`a[href="mailto:${email}"]`);
    await link.waitFor();
    const room = await link.evaluate((button) => {
      const inside = button.querySelector('bdi')!.getBoundingClientRect();
      const outside = button.getBoundingClientRect();
      return Math.min(inside.left - outside.left, outside.right - inside.right);
    });
    expect(room).toBeGreaterThan(0);
  });
});

test.each(looks)('the arrows under all photos stand in one line ($language, $width px)', async (look) => {
  await withScreen(`/dashboard?tab=pets&mode=edit&id=${petId(3)}`, { ...member, ...look }, async ({ page, words }) => {
    const arrow = (number: number) => page.getByRole('button', { name: words('fields:photos.later', { number }), exact: true });
    await arrow(2).waitFor();
    const tops = await Promise.all([1, 2].map(async (number) => (await arrow(number).boundingBox())?.y));
    expect(tops[0]).toBeCloseTo(tops[1]!, 0);
  });
});

test.each(looks)('a toast stands elsewhere than over the button it is about ($language, $width px)', async (look) => {
  const user = { ...aMember(), ...someFigures() };
  const api = { ...member.api, 'PUT /auth/profile': { user: { ...user, bio: 'Two cats.' } } };
  await withScreen('/profile', { ...member, ...look, api }, async ({ page, words, settle }) => {
    await page.getByRole('button', { name: words('session:profile.edit'), exact: true }).click();
    await page.fill('#bio', 'Two cats.');
    const save = page.getByRole('button', { name: words('session:profile.save'), exact: true });
    // A bar of buttons at the foot, as wizards and the review have.
    await page.evaluate(() => {
      const bar = document.createElement('button');
      bar.id = 'wide';
      bar.style.cssText = 'position: fixed; inset: auto 0 0; inline-size: 100%; block-size: 160px';
      document.body.append(bar);
    });
    await save.evaluate((button) => (button as HTMLElement).click());
    const toast = page.getByRole('status').filter({ hasText: words('session:profile.saved') });
    await toast.waitFor();
    await settle();
    const [shown, bar] = [await toast.boundingBox(), await page.locator('#wide').boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(shown?.y ?? 0).toBeGreaterThan(0);
  });
});

test('the stars of a vet and how many reviews there are read as two numbers', async () => {
  await withScreen('/vets', { api: usualAnswers() }, async ({ page }) => {
    const card = page.getByRole('article').first();
    await card.getByText(/^\d\.\d \([\d,]+\)$/).waitFor();
  });
});

test('on an Urdu page a Latin name begins where an address and an Urdu name do', async () => {
  await withScreen('/contact', { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page }) => {
    const sideOf = async (field: 'name' | 'email', written: string) => {
      const input = page.locator(`#${field}`);
      await input.fill(written);
      return input.evaluate((element) => getComputedStyle(element).textAlign);
    };
    const sides = [await sideOf('name', 'Ayesha'), await sideOf('email', 'ayesha@example.com'), await sideOf('name', 'عائشہ')];
    expect(sides).toEqual(['right', 'right', 'right']);
  });
});
