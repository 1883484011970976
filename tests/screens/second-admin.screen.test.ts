import { expect, test } from '@jest/globals';
import { dueRefunds } from './data/some-desk.ts';
import { aProposal, proposalsPage, waitingProposals } from './data/some-proposals.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const list = '/admin-payments?tab=proposals';
const asAdmin = (more: Stubs = {}): Stubs => ({ ...usualAnswers('admin'), ...more });
const bodiesOf = ({ calls }: Screen) => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
const button = ({ page }: Screen, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = ({ page }: Screen, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'a second admin confirms a payment once, also when the answer is lost, and nobody confirms an own one (%s, %i px)',
  async (language, width) => {
    const api = asAdmin({
      'PATCH /admin/payout-proposals/{id}': ({ attempt }) => (attempt === 0 ? disconnected : ({ proposal: aProposal(1) } as never)),
    });
    await withScreen(list, { api, as: 'admin', language, width, allowed: /ERR_|Failed to load/ }, async (screen) => {
      const { page, words, restub } = screen;
      await page.getByText(words('order-desk:proposals.state.own')).waitFor();
      const confirm = button(screen, words('order-desk:act.confirmPayment'));
      // Of the two, one is the reader's own.
      expect([await confirm.count(), await button(screen, words('order-desk:act.refusePayment')).count()]).toEqual([1, 2]);
      await confirm.click();
      restub({ ...api, 'GET /admin/payout-proposals': proposalsPage(waitingProposals().slice(1)) });
      await inDialog(screen, words('order-desk:act.confirmPayment')).click();
      await page.getByText(words('order-desk:done.confirmPayment')).waitFor();
      await confirm.waitFor({ state: 'detached' });
      expect(bodiesOf(screen)).toEqual(Array(2).fill({ status: 'confirmed' }));
    });
  },
);

test('one is refused with a reason; an account that was changed meanwhile is explained in the dialog', async () => {
  const api = asAdmin({ 'PATCH /admin/payout-proposals/{id}': refuse(409, 'proposal.account-changed') });
  await withScreen(list, { api, as: 'admin', allowed: /409/ }, async (screen) => {
    const { page, words, restub } = screen;
    await button(screen, words('order-desk:act.confirmPayment')).click();
    await inDialog(screen, words('order-desk:act.confirmPayment')).click();
    await page.getByRole('dialog').getByRole('alert').getByText(words('errors:proposal.account-changed')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    restub(asAdmin({ 'PATCH /admin/payout-proposals/{id}': { proposal: aProposal(1) } as never }));
    await button(screen, words('order-desk:act.refusePayment')).first().click();
    const refuseIt = inDialog(screen, words('order-desk:act.refusePayment'));
    expect(await refuseIt.isDisabled()).toBe(true);
    await page.getByRole('dialog').getByRole('textbox').fill('Another account was named');
    await refuseIt.click();
    await page.getByText(words('order-desk:done.refusePayment')).waitFor();
    expect(bodiesOf(screen)).toEqual([{ status: 'confirmed' }, { status: 'refused', reason: 'Another account was named' }]);
  });
});

test('what one admin alone cannot pay waits for a second one: that is what is shown, not that it is paid', async () => {
  const [refund] = dueRefunds();
  const api = asAdmin({ 'PATCH /orders/refunds/{id}': { proposal: aProposal(1, { refundId: refund?.id ?? null }) } as never });
  await withScreen('/admin-payments?tab=refunds', { api, as: 'admin', language: 'ur', width: 360 }, async (screen) => {
    const { page, words } = screen;
    await button(screen, words('order-desk:act.paidBack')).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill('FT26331');
    await inDialog(screen, words('order-desk:act.paidBack')).click();
    await page.getByText(words('order-desk:done.proposed')).waitFor();
    expect(await page.getByText(words('order-desk:done.paidBack')).count()).toBe(0);
  });
});
