/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { dueRefunds, ordersInCheck } from './data/some-desk.ts';
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

test('who is right about a refusal is decided after a question, with a reason', async () => {
  const api = asAdmin({ 'PATCH /orders/parcels/{id}/contest': ({ params }) => ({ parcel: { id: params['id'] } }) as never });
  await withScreen(`${desk}?tab=disputes`, { api, as: 'admin' }, async (screen) => {
    const { page, words } = screen;
    await page.getByText('Nobody rang at my door.').waitFor();
    await first(screen, words('order-desk:act.uphold')).click();
    expect(bodiesOf(screen, 'PATCH')).toEqual([]);
    await page.getByRole('dialog').getByRole('textbox').fill('The guard saw nobody.');
    await inDialog(screen, words('order-desk:act.uphold')).click();
    await closed(screen);
    expect(bodiesOf(screen, 'PATCH')).toEqual([{ upheld: true, reason: 'The guard saw nobody.' }]);
  });
});
