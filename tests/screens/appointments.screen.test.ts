/// <reference lib="dom" />
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { appointmentId, appointmentsPage, someAppointments } from './data/some-appointments.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = (): Stubs => usualAnswers('member');
const list = '/dashboard?tab=appointments';
const tomorrow = ({ page }: Screen) => page.getByRole('article').nth(1);

const cancelsOf = ({ calls }: Screen) => calls.filter(({ name }) => name.startsWith('DELETE /vets'));
const askToCancel = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await tomorrow(screen)
    .getByRole('button', { name: words('appointments:action.cancel') })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('He is well again.');
};
const confirm = ({ page, words }: Screen) => page.getByRole('dialog').getByRole('button', { name: words('appointments:action.cancel') });

test('those to come and those that were stand apart; a state narrows them, in the address', async () => {
  await withScreen(list, { api: usual(), as: 'member' }, async ({ page, words }) => {
    await page.getByText(words('appointments:count_other', { amount: 3 })).waitFor();
    await page.getByText(words('appointments:tabs.past'), { exact: true }).click();
    await page.getByText(words('appointments:count_other', { amount: 2 })).waitFor();
    await chooseOption(page, words('appointments:state'), words('vet:status.no-show'));
    await page.getByText(words('appointments:count_one', { amount: 1 })).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=appointments&when=past&status=no-show');
  });
});

test.each(['en', 'ur'] as const)('a visit to a vet who is not available shows that, and can be cancelled (%s)', async (language) => {
  const visits = someAppointments().map((one) => ({ ...one, vet: { ...one.vet, isAway: one.id === appointmentId(2) } }));
  const api: Stubs = { ...usual(), 'GET /vets/user/appointments': ({ query }) => appointmentsPage(visits, query) };
  await withScreen(list, { api, as: 'member', language, width: 360 }, async (screen) => {
    await tomorrow(screen).getByText(screen.words('appointments:vetAway')).waitFor();
    expect(await screen.page.getByText(screen.words('appointments:vetAway')).count()).toBe(1);
    await tomorrow(screen)
      .getByRole('button', { name: screen.words('appointments:action.cancel') })
      .waitFor();
  });
});

test('an appointment is cancelled once, with the reason; the list then shows that', async () => {
  const api: Stubs = { ...usual(), 'DELETE /vets/appointments/{id}': success(null) };
  await withScreen(list, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await askToCancel(screen);
    const after = someAppointments().map((one) => (one.id === appointmentId(2) ? { ...one, status: 'cancelled' as const } : one));
    restub({ ...api, 'GET /vets/user/appointments': ({ query }) => appointmentsPage(after, query) });
    await confirm(screen).dblclick();
    await page.getByText('Appointment cancelled successfully!').waitFor();
    await tomorrow(screen).getByText(words('vet:status.cancelled')).waitFor();
    expect(cancelsOf(screen).map(({ name, body }) => [name, body])).toEqual([
      [`DELETE /vets/appointments/${appointmentId(2)}`, { reason: 'He is well again.' }],
    ]);
  });
});

test('too late to cancel is explained, and the list is read again; a server that is away keeps the reason', async () => {
  const api: Stubs = { ...usual(), 'DELETE /vets/appointments/{id}': unavailable };
  await withScreen(list, { api, as: 'member', language: 'ur', width: 360, allowed: /503|409/ }, async (screen) => {
    const { page, words, restub, calls } = screen;
    await askToCancel(screen);
    await confirm(screen).click();
    await page.getByText(words('appointments:failed.cancel')).waitFor();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('He is well again.');
    const before = calls.filter(({ name }) => name.startsWith('GET /vets/user/appointments')).length;
    restub({ ...api, 'DELETE /vets/appointments/{id}': refuse(409, 'appointment.too-late') });
    await confirm(screen).click();
    await page.getByText(words('errors:appointment.too-late')).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await screen.settle();
    expect(calls.filter(({ name }) => name.startsWith('GET /vets/user/appointments')).length).toBeGreaterThan(before);
  });
});

test('within two hours it can be called off no more: the clinic is to be phoned', async () => {
  await withScreen(list, { api: usual(), as: 'member' }, async ({ page, words }) => {
    const soon = page.getByRole('article').first();
    await soon.getByText(words('appointments:card.tooLate')).waitFor();
    expect(await soon.getByRole('button', { name: words('appointments:action.cancel') }).count()).toBe(0);
    expect(await soon.locator('a[href="tel:+924235761234"]').count()).toBe(1);
  });
});

test('the calendar file has the moment of the visit, in UTC', async () => {
  await withScreen(list, { api: usual(), as: 'member' }, async (screen) => {
    const { page, words } = screen;
    const coming = page.waitForEvent('download');
    await tomorrow(screen)
      .getByRole('button', { name: words('appointments:calendar.add') })
      .click();
    const file = await coming;
    const { startsAt, date } = someAppointments()[1]!;
    expect(file.suggestedFilename()).toBe(`paltu-${date}.ics`);
    const text = await textOf(await file.createReadStream());
    expect(text).toContain(`DTSTART:${startsAt.replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(text).toContain('SUMMARY:Vet appointment for Sheru: Dr. Bilal Ahmed\r\n');
  });
});

test('a vet is led to the dashboard; who is none is led to becoming one', async () => {
  const none: Stubs = { ...usualAnswers('member'), 'GET /vets/user/office': { vet: null } };
  for (const [api, key, to] of [
    [usualAnswers('member'), 'appointments:forVets', '/vet-dashboard'],
    [none, 'appointments:becomeVet', '/vet-profile-page'],
  ] as const)
    await withScreen('/dashboard?tab=appointments', { api, as: 'member' }, async ({ page, words }) => {
      const way = page.getByRole('main').getByRole('link', { name: words(key) });
      await way.waitFor();
      expect(await way.getAttribute('href')).toBe(to);
    });
});
