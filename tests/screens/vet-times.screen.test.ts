import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { aSlot, ownSlots, ownVet } from './data/own-vet.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';
import { formatDay } from '../../web/src/shared/format/format.ts';
import { moreWeeks, repeatHours } from '../../web/src/work/vet-office/slots/slot-plan.ts';

const usual = (): Stubs => usualAnswers('member');
const times = '/vet-profile-page?tab=slots';

const callsOf = ({ calls }: Screen, method: string) => calls.filter(({ name }) => name.startsWith(`${method} /vets`));
const inTomorrow = async (screen: Screen) => {
  const day = screen.page.locator('section[aria-labelledby^="day-"]').nth(1);
  await day.waitFor();
  return day;
};

test('an overlap is named before anything is sent; times that fit are added to the day', async () => {
  const api: Stubs = { ...usual(), 'POST /vets/slots': success({ slots: [] }) };
  await withScreen(times, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    const day = await inTomorrow(screen);
    await day.getByRole('button', { name: words('vet-profile:slots.add') }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: words('vet-profile:slots.add') });
    const ownTime = dialog.getByLabel(words('vet-profile:slots.ownTime'));
    await ownTime.fill('10:15');
    await ownTime.press('Tab');
    await dialog.getByText(words('vet-profile:slots.problem.overlaps', { time: '10:15', other: '10:00–10:30' })).waitFor();
    expect(await add.isEnabled()).toBe(false);
    await ownTime.fill('17:30');
    await ownTime.press('Tab');
    await dialog.getByRole('checkbox', { name: '11:00' }).check();
    const { date } = aSlot(1, '09:00');
    restub({ ...api, 'GET /vets/user/slots': { slots: [...ownSlots(), aSlot(1, '11:00')] } });
    await add.click();
    await page.getByText('Slots added successfully!').waitFor();
    await day.getByText('11:00–11:30').waitFor();
    const slots = ['11:00', '17:30'].map((time) => ({ date, time, durationMinutes: 30 }));
    expect(callsOf(screen, 'POST').map(({ body }) => body)).toEqual([{ slots }]);
  });
});

test('an overlap that only the server knows is reported, and the dialog stays', async () => {
  const api: Stubs = { ...usual(), 'POST /vets/slots': refuse(409, 'slot.overlaps') };
  await withScreen(times, { api, as: 'member', language: 'ur', width: 360, allowed: /409/ }, async (screen) => {
    const { page, words } = screen;
    const day = await inTomorrow(screen);
    await day.getByRole('button', { name: words('vet-profile:slots.add') }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: '16:00' }).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('vet-profile:slots.add') })
      .click();
    await page.getByText(words('errors:slot.overlaps')).waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });
});

test('a day is repeated weekly; what comes of it is shown before', async () => {
  const api: Stubs = { ...usual(), 'POST /vets/slots': success({ slots: [] }) };
  await withScreen(times, { api, as: 'member' }, async (screen) => {
    const { page, words } = screen;
    const day = await inTomorrow(screen);
    await day.getByRole('button', { name: words('vet-profile:slots.repeat') }).click();
    // Not of twelve times, which ends so.
    const twice = new RegExp(`^${words('vet-profile:slots.timesOver_other', { count: 2 })}$`);
    await chooseOption(screen.page, words('vet-profile:slots.howOften'), twice);
    await page
      .getByRole('dialog')
      .getByText(words('vet-profile:slots.willAdd_other', { count: 6 }))
      .waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('vet-profile:slots.repeat') })
      .click();
    await page.getByText('Slots added successfully!').waitFor();
    const dates = [8, 15].flatMap((days) =>
      ['09:00', '10:00', '14:00'].map((time) => ({ date: aSlot(days, time).date, time, durationMinutes: 30 })),
    );
    expect(callsOf(screen, 'POST').map(({ body }) => body)).toEqual([{ slots: dates }]);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'hours of the week are offered for weeks at once, and what comes of them is shown before (%s, %i px)',
  async (language, width) => {
    const api: Stubs = { ...usual(), 'GET /vets/user/slots': { slots: [] }, 'POST /vets/slots': success({ slots: [] }) };
    await withScreen(times, { api, as: 'member', language, width }, async (screen) => {
      const { page, words } = screen;
      await page.getByRole('button', { name: words('vet-profile:hours.title') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').nth(6).waitFor();
      for (const box of (await dialog.getByRole('checkbox').all()).slice(0, 6)) await box.uncheck();
      await dialog.getByText(words('vet-profile:hours.problem.days')).waitFor();
      await dialog.getByRole('checkbox').nth(6).check();
      await chooseOption(screen.page, words('vet-profile:slots.duration'), words('vet-profile:slots.minutes_other', { count: 60 }));
      const hours = { days: [6], from: '10:00', until: '18:00', breakFrom: '13:00', breakUntil: '14:00', minutes: 60, weeks: 4 };
      const { wishes } = repeatHours(hours, []);
      await dialog.getByText(words('vet-profile:slots.willAdd_other', { count: wishes.length })).waitFor();
      await dialog.getByRole('button', { name: words('vet-profile:hours.submit') }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(callsOf(screen, 'POST').map(({ body }) => body)).toEqual([{ slots: wishes }]);
    });
  },
);

test('a free time is deleted, a booked one cannot be; one that was booked meanwhile is reported and shown', async () => {
  const api: Stubs = { ...usual(), 'DELETE /vets/slots': refuse(409, 'slot.booked') };
  await withScreen(times, { api, as: 'member', allowed: /409/ }, async (screen) => {
    const { page, words, restub } = screen;
    const day = await inTomorrow(screen);
    const deletes = () => day.getByRole('button', { name: /^Delete/ });
    expect(await deletes().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Delete 09:00–09:30',
      'Delete 14:00–14:30',
    ]);
    const booked = ownSlots().map((slot) => ({ ...slot, status: slot.time === '09:00' ? ('booked' as const) : slot.status }));
    restub({ ...api, 'GET /vets/user/slots': { slots: booked } });
    await deletes().first().click();
    await page.getByText(words('errors:slot.booked')).waitFor();
    await day.getByText(words('vet-profile:slots.booked')).nth(1).waitFor();
    restub({ ...api, 'DELETE /vets/slots': success(null), 'GET /vets/user/slots': { slots: booked.slice(0, 2) } });
    await deletes().first().click();
    await page.getByText('Slots removed successfully!').waitFor();
    expect(callsOf(screen, 'DELETE').at(-1)?.body).toEqual({ slots: [{ id: aSlot(1, '14:00').id }] });
  });
});

test.each(['en', 'ur'] as const)('a month shows which days have free times, and each leads to its week (%s)', async (language) => {
  await withScreen(times, { api: usual(), as: 'member', language, width: 1280 }, async ({ page, words }) => {
    const months = page.getByRole('region', { name: words('vet-profile:slots.months') });
    const tomorrow = aSlot(1, '09:00');
    const day = months.getByRole('link', { name: words('vet-profile:slots.held', { free: 2, count: 3 }) });
    const later = months.getByRole('button', { name: words('work:calendar.after') });
    await later.waitFor();
    // Tomorrow may be in another month.
    if ((await day.count()) === 0) await later.click();
    await day.click();
    await page.waitForURL(`**from=${tomorrow.date}`);
    expect(await page.locator('section[aria-labelledby^="day-"]').first().getAttribute('aria-labelledby')).toBe(`day-${tomorrow.date}`);
  });
});

test('the profile is hidden and shown again; another week stands in the address', async () => {
  const api: Stubs = { ...usual(), 'PATCH /vets/status': { vet: ownVet({ isActive: false }) } };
  await withScreen(times, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    restub({ ...api, 'GET /vets/user/my-profile': { vet: ownVet({ isActive: false }) } });
    await page.getByRole('button', { name: words('vet-profile:visibility.hide') }).click();
    await page.getByText(words('vet-profile:visibility.off')).waitFor();
    await page.getByRole('link', { name: words('vet-profile:slots.weekAfter') }).click();
    await page.getByText('09:15–09:45').waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBe(aSlot(7, '09:15').date);
  });
});

test('times that cannot be read are reported, and Retry reads them', async () => {
  const api: Stubs = { ...usual(), 'GET /vets/user/slots': unavailable };
  await withScreen(times, { api, as: 'member', allowed: /503/ }, async (screen) => {
    const { page, words, restub } = screen;
    await page.getByRole('heading', { name: words('vet-profile:slots.error') }).waitFor();
    restub(usual());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText('14:00–14:30').waitFor();
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('until when times reach is shown, and one tap adds four weeks like the last (%s, %i px)', async (language, width) => {
  const slots = [aSlot(8, '10:00'), aSlot(9, '11:00')];
  const api: Stubs = { ...usual(), 'GET /vets/user/slots': { slots }, 'POST /vets/slots': success({ slots: [] }) };
  await withScreen(times, { api, as: 'member', language, width }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(words('vet-profile:hours.reach', { day: formatDay(language, aSlot(9, '11:00').date) })).waitFor();
    await page.getByRole('button', { name: words('vet-profile:hours.goOn_other', { count: '4' }) }).click();
    await page.getByText(words('vet-profile:done.opened')).waitFor();
    expect(callsOf(screen, 'POST').map(({ body }) => body)).toEqual([{ slots: moreWeeks(slots, 4).wishes }]);
  });
});
