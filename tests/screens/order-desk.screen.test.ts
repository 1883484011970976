/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { anOrderCase, dueRefunds, ordersInCheck } from './data/some-desk.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const desk = '/admin-payments';
const asAdmin = (more: Stubs = {}): Stubs => ({ ...usualAnswers('admin'), ...more });
const [firstOrder] = ordersInCheck();
const first = ({ page }: Screen, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
const inDialog = ({ page }: Screen, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const closed = ({ page }: Screen) => page.getByRole('dialog').waitFor({ state: 'detached' });
const bodiesOf = ({ calls }: Screen, method: string) => calls.filter(({ name }) => name.startsWith(method)).map(({ body }) => body);

describe('slips of bank transfers', () => {
  test.each([1280, 360])('a payment is counted by the reference of the bank, at first that of the buyer (%i px)', async (width) => {
    const answer = { order: firstOrder ?? {} } as never;
    await withScreen(desk, { api: asAdmin({ 'PATCH /orders/{id}/payment': answer }), as: 'admin', width }, async (screen) => {
      const { words } = screen;
      await first(screen, words('order-desk:act.accept')).click();
      await inDialog(screen, words('order-desk:act.accept')).click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'paid', reference: firstOrder?.payment.slip?.reference }]);
    });
  });

  test('a slip is refused with a reason alone', async () => {
    const answer = { order: firstOrder ?? {} } as never;
    await withScreen(desk, { api: asAdmin({ 'PATCH /orders/{id}/payment': answer }), as: 'admin', language: 'ur' }, async (screen) => {
      const { page, words } = screen;
      await first(screen, words('order-desk:act.refuse')).click();
      const submit = inDialog(screen, words('order-desk:act.refuse'));
      expect(await submit.isDisabled()).toBe(true);
      await page.getByRole('dialog').getByRole('textbox').fill('No money came.');
      await submit.click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'refused', reason: 'No money came.' }]);
    });
  });

  test('a reference that was counted before is explained in the dialog, which keeps it', async () => {
    const api = asAdmin({ 'PATCH /orders/{id}/payment': refuse(409, 'payment.reference-used') });
    await withScreen(desk, { api, as: 'admin', allowed: /409/ }, async (screen) => {
      const { page, words } = screen;
      await first(screen, words('order-desk:act.accept')).click();
      await inDialog(screen, words('order-desk:act.accept')).click();
      await page.getByRole('dialog').getByRole('alert').getByText(words('errors:payment.reference-used')).waitFor();
      expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(firstOrder?.payment.slip?.reference);
    });
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'another transfer for an order that is paid already is recorded once an admin confirms that it came (%s, %i px)',
  async (language, width) => {
    const answer = { order: firstOrder ?? {} } as never;
    const api = asAdmin({
      'PATCH /orders/{id}/payment': ({ body }) => ((body as { second?: boolean }).second ? answer : refuse(409, 'payment.already-paid')),
    });
    await withScreen(desk, { api, as: 'admin', language, width, allowed: /409/ }, async (screen) => {
      const { page, words } = screen;
      await first(screen, words('order-desk:act.accept')).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('checkbox').count()).toBe(0);
      await dialog.getByRole('textbox').fill('FT 2');
      await inDialog(screen, words('order-desk:act.accept')).click();
      await dialog.getByRole('alert').getByText(words('errors:payment.already-paid')).waitFor();
      await dialog.getByLabel(words('order-desk:second')).check();
      await inDialog(screen, words('order-desk:act.accept')).click();
      await closed(screen);
      const sent = { status: 'paid', reference: 'FT 2' };
      expect(bodiesOf(screen, 'PATCH')).toEqual([sent, { ...sent, second: true }]);
    });
  },
);

test('a refund whose answer is lost is recorded with the same reference once more, and shown as recorded', async () => {
  const [refund] = dueRefunds();
  const api = asAdmin({
    'PATCH /orders/refunds/{id}': ({ attempt }) => (attempt === 0 ? disconnected : ({ refund } as never)),
  });
  await withScreen(`${desk}?tab=refunds`, { api, as: 'admin', allowed: /ERR_|Failed to load/ }, async (screen) => {
    const { page, words } = screen;
    await first(screen, words('order-desk:act.paidBack')).click();
    await page.getByRole('dialog').getByRole('textbox').fill('FT1');
    await inDialog(screen, words('order-desk:act.paidBack')).click();
    await closed(screen);
    const sent = { status: 'paid', reference: 'FT1' };
    expect(bodiesOf(screen, 'PATCH')).toEqual([sent, sent]);
  });
});

test.each(['en', 'ur'] as const)(
  'why each parcel waits for an admin is shown, also where its seller is suspended (%s)',
  async (language) => {
    await withScreen(`${desk}?tab=disputes`, { api: asAdmin(), as: 'admin', language }, async ({ page, words }) => {
      for (const matter of ['silent', 'return', 'store-away'])
        await page
          .getByRole('main')
          .getByText(words(`order-desk:matter.${matter}`))
          .first()
          .waitFor();
    });
  },
);

describe('a case', () => {
  const page = `/admin-case-${anOrderCase().id}`;
  const contest = 'PATCH /orders/parcels/{id}/contest';
  const upheld = { parcel: { id: '', contest: { status: 'upheld' } } } as never;

  test.each([
    ['disputes', '?tab=disputes'],
    ['slips', ''],
    ['refunds', '?tab=refunds'],
  ])('is where the list of %s leads to', async (_list, query) => {
    await withScreen(`${desk}${query}`, { api: asAdmin(), as: 'admin' }, async ({ page: shown }) => {
      const links = shown.getByRole('main').locator('a[href*="/admin-case-"]');
      await links.first().waitFor();
      expect(await links.count()).toBeGreaterThan(0);
    });
  });

  test.each([
    ['en', 1280],
    ['ur', 360],
  ] as const)(
    'shows what both wrote, what the courier reports, who has the money, and what both did before (%s, %i px)',
    async (language, width) => {
      await withScreen(page, { api: asAdmin(), as: 'admin', language, width }, async ({ page: shown, words }) => {
        const main = shown.getByRole('main');
        await main.getByText('میں سارا دن گھر پر تھی').first().waitFor();
        for (const text of ['Left with the neighbour', words('order-desk:case.held.store'), words('order-desk:case.code.courier')])
          expect(await main.getByText(text).count()).toBeGreaterThan(0);
        const before = words('order-desk:case.buyerEarlier', { orders: '12', refused: '2', contests: '3', upheld: '1' });
        expect(await main.getByText(before).count()).toBe(1);
        expect(await main.getByText(words('order-desk:case.step.contested')).count()).toBeGreaterThan(0);
      });
    },
  );

  test('is decided with a reason, which both sides read', async () => {
    await withScreen(page, { api: asAdmin({ [contest]: upheld }), as: 'admin' }, async (screen) => {
      const { words } = screen;
      await first(screen, words('order-desk:act.uphold')).click();
      const submit = inDialog(screen, words('order-desk:act.uphold'));
      expect(await submit.isDisabled()).toBe(true);
      await screen.page.getByRole('dialog').getByRole('textbox').fill('The neighbour has it not.');
      await submit.click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ upheld: true, reason: 'The neighbour has it not.' }]);
    });
  });

  test('a parcel of a suspended seller is cancelled with a reason', async () => {
    const shown = anOrderCase();
    const parcels = shown.parcels.map((parcel) => ({ ...parcel, contest: null, decisions: ['cancelled' as const] }));
    const api = asAdmin({
      'GET /orders/cases/{id}': { case: { ...shown, parcels } },
      'PATCH /orders/parcels/{id}/status': { parcel: parcels[0] } as never,
    });
    await withScreen(page, { api, as: 'admin', language: 'ur', width: 360 }, async (screen) => {
      const { words } = screen;
      await first(screen, words('order-desk:act.cancelled')).click();
      await screen.page.getByRole('dialog').getByText(words('order-desk:ask.cancelled')).waitFor();
      await screen.page.getByRole('dialog').getByRole('textbox').fill('The seller is suspended.');
      await inDialog(screen, words('order-desk:act.cancelled')).click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'cancelled', reason: 'The seller is suspended.' }]);
    });
  });

  test('offers no decision to an admin who is a side of it', async () => {
    const own = anOrderCase({ isOwn: true });
    const parcels = own.parcels.map((parcel) => ({ ...parcel, decisions: [] }));
    const api = asAdmin({ 'GET /orders/cases/{id}': { case: { ...own, parcels } } });
    await withScreen(page, { api, as: 'admin' }, async (screen) => {
      await screen.page.getByText(screen.words('order-desk:case.own')).waitFor();
      for (const act of ['uphold', 'dismiss', 'accept', 'refuse', 'paidBack'] as const)
        expect([act, await first(screen, screen.words(`order-desk:act.${act}`)).count()]).toEqual([act, 0]);
    });
  });
});
