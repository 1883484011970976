/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { orderId, parcelId } from './data/some-orders.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const receipt = `/order-${orderId(7)}?receipt=${parcelId(3)}`;

test.each(['en', 'ur'] as const)(
  'the receipt of a delivered parcel is led to from its order, and on paper stands what it is about alone (%s)',
  async (language) => {
    await withScreen(
      `/order-${orderId(7)}`,
      { api: usualAnswers('member'), as: 'member', language },
      async ({ page, words, calls, settle }) => {
        await page.getByRole('link', { name: words('orders:receipt.open'), exact: true }).click();
        await page.getByRole('heading', { level: 1, name: words('orders:receipt.title') }).waitFor();
        await settle();
        expect(calls.map(({ name }) => name)).toContain(`GET /orders/parcels/${parcelId(3)}/receipt`);
        const print = page.getByRole('button', { name: words('orders:receipt.print') });
        expect(await print.isVisible()).toBe(true);
        await page.emulateMedia({ media: 'print' });
        expect([await print.isVisible(), await page.getByRole('banner').isVisible()]).toEqual([false, false]);
        expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0);
        // The page has no margin, into which a browser would print its address.
        expect(await page.evaluate(() => getComputedStyle(document.querySelector('article') as Element).page)).toBe('receipt');
        const article = page.getByRole('article');
        for (const text of ['12-B, Main Boulevard', 'Ayesha Khan', words('orders:receipt.sum')])
          expect(await article.getByText(text).first().isVisible()).toBe(true);
        await page.emulateMedia({ media: null });
      },
    );
  },
);

test('what is not delivered yet has no receipt', async () => {
  const api = { ...usualAnswers('member'), 'GET /orders/parcels/{id}/receipt': refuse(404, 'receipt.not-found') };
  await withScreen(receipt, { api, as: 'member', allowed: /404/ }, async ({ page, words }) => {
    await page.getByText(words('orders:receipt.missing.title')).waitFor();
  });
});
