/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { VetSlot } from '../../web/src/shared/api/types.ts';
import { formatDay } from '../../web/src/shared/format/format.ts';
import { appointmentsPage } from './data/some-appointments.ts';
import { slotPage } from './data/own-vet.ts';
import { aVisit, someSlots, someVets, vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { aMember } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';
import type { Words } from '../browser/words.ts';
import type { Page } from 'playwright-core';

const path = `/vet-${vetId(1)}-book`;
const readBooked = 'GET /vets/user/appointments';
const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });

const fillPet = async (page: Page, words: Words): Promise<void> => {
  await page.getByLabel(words('vets:book.petName')).fill('Sheru');
  await page.getByRole('radio', { name: words('vet:petType.dog'), exact: true }).check();
  await page.getByRole('radio', { name: words('vet:reason.checkup'), exact: true }).check();
};

test('what is missing is named at its field, and nothing is sent', async () => {
  await withScreen(path, { as: 'member', api: asMember(), language: 'ur', width: 360 }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('vets:book.submit') }).click();
    const summary = page
      .getByRole('alert')
      .or(page.getByRole('group'))
      .filter({ hasText: words('shell:form.problem') })
      .first();
    await summary.waitFor();
    for (const field of ['slot', 'petName', 'petType', 'reason']) {
      expect(await page.getByText(words(`vets:book.problem.${field}`)).count()).toBeGreaterThan(0);
    }
    expect(calls.some(({ name }) => name.startsWith('POST /vets'))).toBe(false);
  });
});

test('a free time is booked with what was written, and the success shows when and where', async () => {
  const api = asMember({ 'POST /vets/{id}/appointments': { appointment: aVisit(2) } });
  await withScreen(path, { as: 'member', api }, async ({ page, words, calls }) => {
    await page.getByRole('radio', { name: '11:00', exact: true }).check();
    await fillPet(page, words);
    await page.getByLabel(words('vets:book.message')).fill('Limps on the left.');
    await page.getByRole('button', { name: words('vets:book.submit') }).click();
    await page.getByRole('heading', { name: words('vets:book.done.title') }).waitFor();
    await page.getByText('Gulberg Pet Clinic, 12 Main Boulevard', { exact: false }).waitFor();
    const sent = calls.find(({ name }) => name === `POST /vets/${vetId(1)}/appointments`);
    expect(sent?.body).toEqual({
      ...{ slotId: someSlots()[2]?.id, petName: 'Sheru', petType: 'dog', reason: 'checkup', message: 'Limps on the left.' },
    });
  });
});

test('a time that somebody else took meanwhile is reported, what was written stays, and the others are offered', async () => {
  let isTaken = false;
  const slots = (): VetSlot[] => someSlots().map((slot, index) => (isTaken && index === 2 ? { ...slot, status: 'booked' } : slot));
  const api = asMember({
    'GET /vets/{id}/slots': ({ query }) => slotPage(slots(), query.get('date')),
    'POST /vets/{id}/appointments': () => {
      isTaken = true;
      return refuse(409, 'slot.not-free');
    },
  });
  await withScreen(path, { as: 'member', api, allowed: /409/ }, async ({ page, words }) => {
    await page.getByRole('radio', { name: '11:00', exact: true }).check();
    await fillPet(page, words);
    await page.getByRole('button', { name: words('vets:book.submit') }).click();
    await page.getByText(words('errors:slot.not-free')).first().waitFor();
    const taken = page.getByRole('radio', { name: `11:00 ${words('vets:book.taken')}` });
    await taken.waitFor();
    expect(await taken.isDisabled()).toBe(true);
    expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe('Sheru');
    expect(await page.getByRole('radio', { name: '14:00', exact: true }).isEnabled()).toBe(true);
  });
});

const lostAnswers = [
  ['is away', unavailable],
  ['cannot be reached', disconnected],
] as const;

/** Fills the form and sends it. */
const book = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('radio', { name: '11:00', exact: true }).check();
  await fillPet(page, words);
  await page.getByRole('button', { name: words('vets:book.submit') }).click();
};

test.each(lostAnswers)(
  'a service that %s may have booked it: a visit that is among those to come is shown as booked',
  async (_what, answer) => {
    const api = asMember({ 'POST /vets/{id}/appointments': answer, [readBooked]: appointmentsPage([aVisit(2)]) });
    await withScreen(path, { as: 'member', api, allowed: /503|ERR_/ }, async (screen) => {
      const { page, words, calls } = screen;
      await book(screen);
      await page.getByRole('heading', { name: words('vets:book.done.title') }).waitFor();
      const asked = calls.findLast(({ name }) => name.startsWith(readBooked));
      const { date } = aVisit(2);
      expect(Object.fromEntries(new URLSearchParams(asked?.name.split('?')[1]))).toEqual({
        ...{ as: 'guest', when: 'upcoming', status: 'booked', date },
      });
    });
  },
);

test.each(lostAnswers)(
  'one that is not among them is not booked, which is reported in one way; what was written stays (%s)',
  async (_what, answer) => {
    const api = asMember({ 'POST /vets/{id}/appointments': answer, [readBooked]: appointmentsPage([aVisit(3)]) });
    await withScreen(path, { as: 'member', api, allowed: /503|ERR_/ }, async (screen) => {
      const { page, words } = screen;
      await book(screen);
      await page.getByRole('alert').getByText(words('vets:book.failed')).waitFor();
      expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe('Sheru');
    });
  },
);

test.each(lostAnswers)(
  'when those to come cannot be read either nobody knows: that is shown, and leads there (%s)',
  async (_what, answer) => {
    const api = asMember({ 'POST /vets/{id}/appointments': answer, [readBooked]: answer });
    await withScreen(path, { as: 'member', api, language: 'ur', width: 360, allowed: /503|ERR_/ }, async (screen) => {
      const { page, words, restub } = screen;
      await book(screen);
      const heading = page.getByRole('heading', { level: 1, name: words('vets:book.unsure.title') });
      await heading.waitFor();
      expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
      restub(asMember());
      await page.getByRole('button', { name: words('vets:book.unsure.back') }).click();
      expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe('Sheru');
      restub(api);
      await page.getByRole('button', { name: words('vets:book.submit') }).click();
      await heading.waitFor();
      await page.getByRole('link', { name: words('vets:book.done.mine') }).click();
      await page.waitForURL(({ pathname, search }) => pathname + search === '/dashboard?tab=appointments');
    });
  },
);

test('a time that is taken because it is one’s own already, by an earlier try, is booked', async () => {
  const api = asMember({ 'POST /vets/{id}/appointments': refuse(409, 'slot.not-free'), [readBooked]: appointmentsPage([aVisit(2)]) });
  await withScreen(path, { as: 'member', api, allowed: /409/ }, async (screen) => {
    await book(screen);
    await screen.page.getByRole('heading', { name: screen.words('vets:book.done.title') }).waitFor();
  });
});

test('the way back does not stick to the header', async () => {
  await withScreen(path, { as: 'member', api: asMember() }, async ({ page, words }) => {
    const back = await page.getByRole('link', { name: words('vets:book.back') }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((back?.y ?? NaN) - (header?.height ?? NaN)).toBeGreaterThanOrEqual(16);
  });
});

test('what was written is there again after a reload, with the time that a link named', async () => {
  const slot = someSlots()[4]?.id ?? '';
  await withScreen(`${path}?slot=${slot}`, { as: 'member', api: asMember() }, async ({ page, words, settle }) => {
    expect(await page.getByRole('radio', { name: '15:00', exact: true }).isChecked()).toBe(true);
    await fillPet(page, words);
    await page.reload();
    await settle();
    expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe('Sheru');
    expect(await page.getByRole('radio', { name: '15:00', exact: true }).isChecked()).toBe(true);
    await page.getByText(words('shell:form.restored')).waitFor();
  });
});

const radioOf = ({ page }: Screen, date: string) => page.locator(`input[type="radio"][value="${date}"]`);

/** Turns to the month of a day, and chooses it. */
const chooseDay = async (screen: Screen, date: string): Promise<void> => {
  const { page, words } = screen;
  const months = page.getByRole('group', { name: words('vets:book.day') });
  for (const way of ['after', 'before'] as const) {
    const turn = months.getByRole('button', { name: words(`work:calendar.${way}`) });
    if ((await radioOf(screen, date).count()) === 0 && (await turn.isEnabled())) await turn.click();
  }
  await radioOf(screen, date).check();
};

const firstDay = (): string => someSlots()[0]?.date ?? '';
const lastSlot = (): VetSlot => someSlots().at(-1) as VetSlot;

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)(
  'the times of a later day are read when it is chosen in its month; a reload finds the time that was chosen there ($language)',
  async (reader) => {
    const { date, time } = lastSlot();
    const api = asMember({ 'GET /vets/{id}/slots': ({ query }) => slotPage(someSlots(), query.get('date'), 12) });
    await withScreen(path, { as: 'member', api, ...reader }, async (screen) => {
      const { page, words, calls, settle } = screen;
      const ofLater = () => calls.filter(({ name }) => name.includes(`/slots?date=${date}`)).length;
      expect(ofLater()).toBe(0);
      await chooseDay(screen, date);
      await page.getByRole('radio', { name: time, exact: true }).check();
      expect(ofLater()).toBe(1);
      await fillPet(page, words);
      await page.reload();
      await settle();
      expect(await radioOf(screen, date).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: time, exact: true }).isChecked()).toBe(true);
    });
  },
);

test('a day is read out with its weekday and how many times are free, and one without times cannot be chosen', async () => {
  await withScreen(path, { as: 'member', api: asMember(), language: 'ur' }, async (screen) => {
    const { page, words } = screen;
    const days = page.getByRole('group', { name: words('vets:book.day') }).getByRole('radio');
    const dates = await days.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => !someSlots().some((slot) => slot.date === date))).toEqual([]);
    const free = someSlots().filter(({ date, status }) => date === firstDay() && status === 'free').length;
    expect(await radioOf(screen, firstDay()).getAttribute('aria-label')).toBe(
      `${formatDay('ur', firstDay())} · ${words('vets:book.free_other', { count: free })}`,
    );
  });
});

test('times of a later day that cannot be read are asked for once more, and the others can be chosen', async () => {
  const api = asMember({
    'GET /vets/{id}/slots': ({ query }) => (query.has('date') ? unavailable : slotPage(someSlots(), undefined, 12)),
  });
  await withScreen(path, { as: 'member', api, allowed: /503/ }, async (screen) => {
    const { page, words, restub } = screen;
    await chooseDay(screen, lastSlot().date);
    await page.getByText(words('vets:slots.failed')).waitFor();
    await chooseDay(screen, firstDay());
    await page.getByRole('radio', { name: '11:00', exact: true }).waitFor();
    await chooseDay(screen, lastSlot().date);
    restub(asMember());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('radio', { name: '11:00', exact: true }).waitFor();
  });
});

test('who follows a link to a time books that one, not the one that was chosen before for what is written there', async () => {
  await withScreen(path, { as: 'member', api: asMember() }, async ({ page, words }) => {
    await page.getByRole('radio', { name: '11:00', exact: true }).check();
    await fillPet(page, words);
    await page.getByRole('link', { name: words('vets:book.back') }).click();
    await page.getByRole('link', { name: '15:00', exact: true }).first().click();
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe('Sheru');
    await page.getByRole('radio', { name: '15:00', exact: true, checked: true }).waitFor();
  });
});

test('nobody books a visit to themselves; where no time is free, other vets are offered', async () => {
  const own = { ...someVets()[0], ownerId: aMember().id } as ReturnType<typeof someVets>[number];
  await withScreen(path, { as: 'member', api: asMember({ 'GET /vets/{id}': { vet: own } }) }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('vets:book.obstacle.own.title') }).waitFor();
  });
  await withScreen(path, { as: 'member', api: asMember({ 'GET /vets/{id}/slots': slotPage([]) }) }, async ({ page, words }) => {
    await page.getByRole('heading', { name: words('vets:book.obstacle.full.title') }).waitFor();
  });
});

test('a visitor logs in first, and comes back to the time that was chosen', async () => {
  await withScreen(`${path}?slot=1`, { api: usualAnswers() }, async ({ page, words }) => {
    const link = page.getByRole('main').getByRole('link', { name: words('shell:loginPrompt.login') });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(`/login?next=vet-${vetId(1)}-book?slot=1`);
  });
});

test.each(['en', 'ur'] as const)(
  'the weeks of the calendar begin with Monday, and only days of its month stand in it (%s)',
  async (language) => {
    await withScreen(path, { as: 'member', api: asMember(), language }, async ({ page, words }) => {
      const cells = page.getByRole('group', { name: words('vets:book.day') }).locator('td');
      const numbers = (await cells.allTextContents()).map((text) => Number.parseInt(text, 10));
      const [year = 0, month = 0] = firstDay().split('-').map(Number);
      const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const expected = Array.from(numbers, (_number, index) => (index < before || index >= before + length ? NaN : index - before + 1));
      expect(numbers).toEqual(expected);
    });
  },
);
