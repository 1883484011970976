/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { clockTimeAt } from '@paltu/reference';
import type { Locator } from 'playwright-core';
import { appointmentId, appointmentsPage, someVisits } from './data/some-appointments.ts';
import { aSlot } from './data/own-vet.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = (): Stubs => usualAnswers('member');
const address = '/vet-dashboard';
/** None that is today again. */
const day = (date: string): string => `2026-08-${date}`;

const rowOf = ({ page }: Screen, n: number) => page.locator('ol > li:has(h3)').nth(n - 11);
const stepsOf = ({ calls }: Screen) => calls.filter(({ name }) => /^(PATCH|DELETE) \/vets/.test(name));
const daysOf = ({ calls }: Screen) => calls.filter(({ name }) => name.startsWith('GET /vets/user/appointments')).length;
const confirm = ({ page, words }: Screen, step: string) =>
  page.getByRole('dialog').getByRole('button', { name: words(`appointments:action.${step}`) });

const ask = async (screen: Screen, n: number, step: string): Promise<void> => {
  await rowOf(screen, n)
    .getByRole('button', { name: screen.words(`appointments:action.${step}`) })
    .click();
  await confirm(screen, step).waitFor();
};

test('the sheet of today begins with the next guest, has free times between visits, and figures below', async () => {
  const today = clockTimeAt(new Date()).date;
  // Right after the visit that is next, an hour before the one after it.
  const startsAt = someVisits()[2]?.endsAt ?? '';
  const free = { ...aSlot(0, '00:00'), date: today, startsAt, time: clockTimeAt(new Date(startsAt)).time };
  const api: Stubs = { ...usual(), 'GET /vets/user/slots': { slots: [free] } };
  await withScreen(address, { api, as: 'member', width: 360 }, async ({ page, words }) => {
    const next = page.getByRole('region', { name: words('vet-office:day.next') });
    await next.waitFor();
    // The one whose visit has begun came an hour ago; then comes Hamza.
    expect(await next.textContent()).toContain('Hamza Tanveer');
    const rows = await page.locator('main ol > li').allTextContents();
    const at = rows.findIndex((text) => text.includes(words('vet-office:day.free')));
    expect([rows.length, rows[at - 1]?.includes('Second dose'), rows[at + 1]?.includes('مٹھو')]).toEqual([6, true, true]);
    const topOf = async (locator: Locator) => (await locator.first().boundingBox())?.y ?? NaN;
    const order = [
      next,
      page.locator('main ol'),
      page.locator('main dl'),
      page.getByRole('button', { name: words('vet-office:dashboard.print') }),
    ];
    const tops = await Promise.all(order.map(topOf));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });
});

test('a visit that has begun is completed or missed, one to come can be cancelled', async () => {
  await withScreen(address, { api: usual(), as: 'member' }, async (screen) => {
    const { words } = screen;
    await rowOf(screen, 12).waitFor();
    const buttonsOf = (n: number) => rowOf(screen, n).getByRole('button').allTextContents();
    const [done, missed, cancel] = ['completed', 'no-show', 'cancel'].map((step) => words(`appointments:action.${step}`));
    expect(await Promise.all([11, 12, 13, 15].map(buttonsOf))).toEqual([[], [done, missed], [cancel], []]);
  });
});

test('what became of a visit is sent once, and shows in the row and in the figures', async () => {
  const api: Stubs = { ...usual(), 'PATCH /vets/appointments/{id}/status': success({ appointment: someVisits()[1] }) };
  await withScreen(address, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await ask(screen, 12, 'no-show');
    const after = someVisits().map((visit) => (visit.id === appointmentId(12) ? { ...visit, status: 'no-show' as const } : visit));
    restub({ ...api, 'GET /vets/user/appointments': appointmentsPage(after) });
    const before = screen.calls.filter(({ name }) => name === 'GET /vets/user/stats').length;
    await confirm(screen, 'no-show').dblclick();
    await page.getByText('The visit is marked as missed.', { exact: true }).waitFor();
    await rowOf(screen, 12).getByText(words('vet:status.no-show')).waitFor();
    await screen.settle();
    expect(stepsOf(screen).map(({ name, body }) => [name, body])).toEqual([
      [`PATCH /vets/appointments/${appointmentId(12)}/status`, { status: 'no-show' }],
    ]);
    expect(screen.calls.filter(({ name }) => name === 'GET /vets/user/stats').length).toBeGreaterThan(before);
  });
});

test('a vet cancels with a reason alone; one that has ended meanwhile is reported, and the day is read again', async () => {
  const api: Stubs = { ...usual(), 'DELETE /vets/appointments/{id}': refuse(409, 'appointment.already-ended') };
  await withScreen(address, { api, as: 'member', language: 'ur', width: 360, allowed: /409/ }, async (screen) => {
    const { page, words } = screen;
    await ask(screen, 13, 'cancel');
    expect(await confirm(screen, 'cancel').isEnabled()).toBe(false);
    await page.getByRole('dialog').getByRole('textbox').fill('بجلی نہیں ہے۔');
    const before = daysOf(screen);
    await confirm(screen, 'cancel').click();
    await page.getByText(words('errors:appointment.already-ended')).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await screen.settle();
    expect(stepsOf(screen).map(({ body }) => body)).toEqual([{ reason: 'بجلی نہیں ہے۔' }]);
    expect(daysOf(screen)).toBeGreaterThan(before);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('the day is chosen in one line, and its date is whole (%s, %i px)', async (language, width) => {
  await withScreen(`${address}?date=2026-09-30`, { api: usual(), as: 'member', language, width }, async ({ page, words }) => {
    const other = page.getByLabel(words('vet-office:day.other'));
    expect(await other.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
    const middleOf = async (locator: Locator) => {
      const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    };
    expect(await middleOf(other)).toBe(await middleOf(page.getByRole('link', { name: words('vet-office:day.after') })));
  });
});

test('another day stands in the address, and is asked for as a day in Pakistan', async () => {
  await withScreen(`${address}?date=${day('31')}`, { api: usual(), as: 'member' }, async (screen) => {
    const { page, words, calls } = screen;
    await page.getByRole('heading', { name: /^Monday,? 31 August 2026/ }).waitFor();
    await page.getByRole('link', { name: words('vet-office:day.after') }).click();
    await page.getByRole('heading', { name: /^Tuesday,? 1 September 2026/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?date=2026-09-01');
    const other = page.getByLabel(words('vet-office:day.other'));
    await other.fill(day('24'));
    await other.press('Enter');
    await page.getByRole('heading', { name: /^Monday,? 24 August 2026/ }).waitFor();
    await screen.settle();
    const asked = calls.flatMap(({ name }) => /^GET \/vets\/user\/appointments\?.*date=([\d-]+)/.exec(name)?.[1] ?? []);
    expect(asked).toEqual([day('31'), '2026-09-01', day('24')]);
  });
});

test('on paper stand the visits of the day, and nothing that can only be pressed', async () => {
  await withScreen(address, { api: usual(), as: 'member', theme: 'dark' }, async (screen) => {
    const { page, words } = screen;
    await rowOf(screen, 13).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const left = page.locator('body header:not(main header):visible, footer:visible, nav:visible, button:visible');
    expect(await left.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)))).toEqual([]);
    expect(await rowOf(screen, 13).getByText('Second dose of the rabies vaccine').isVisible()).toBe(true);
    const colours = await rowOf(screen, 13).evaluate((row) => [
      getComputedStyle(row).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const state = await rowOf(screen, 13)
      .getByText(words('vet:status.booked'))
      .evaluate((pill) => [getComputedStyle(pill).color, getComputedStyle(pill).backgroundColor]);
    expect(state).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });
});

test('the sheet of a day shows of which year it is; that of an empty day leaves on paper the words alone', async () => {
  const api: Stubs = { ...usual(), 'GET /vets/user/appointments': appointmentsPage([]) };
  await withScreen(`${address}?date=${day('31')}`, { api, as: 'member' }, async ({ page, words }) => {
    await page.getByRole('link', { name: words('vet-office:day.slots') }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      expect.stringMatching(/^Monday,? 31 August 2026/),
      words('vet-office:day.none'),
    ]);
    expect(await page.locator('main a:visible').allInnerTexts()).toEqual([]);
  });
});

test('a day that cannot be read is reported, and Retry reads it; without a profile the way to one is shown', async () => {
  const api: Stubs = { ...usual(), 'GET /vets/user/appointments': unavailable };
  await withScreen(address, { api, as: 'member', allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('vet-office:day.error') }).waitFor();
    restub(usual());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { name: 'مٹھو' }).waitFor();
  });
  const without: Stubs = { ...usual(), 'GET /vets/user/my-profile': refuse(404, 'vet.not-found') };
  await withScreen(address, { api: without, as: 'member', allowed: /404/ }, async ({ page, words }) => {
    await page.getByRole('link', { name: words('vet-office:dashboard.create') }).waitFor();
  });
});
