/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { ownPets } from './data/own-pets.ts';
import { appointmentsPage, someAppointments } from './data/some-appointments.ts';
import { pageOf } from './data/some-pets.ts';
import { vetId } from './data/some-vets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/vet-${vetId(1)}-book`;
const readBooked = 'GET /vets/user/appointments';
const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('one of the member’s own pets is filled in by one tap, one that was listed too (%s, %i px)', async (language, width) => {
  const [mine] = someAppointments();
  const pet = { ...ownPets()[0]!, name: 'Mithu', species: 'Bird' as const };
  const api = asMember({ [readBooked]: appointmentsPage([mine!]), 'GET /pets/user/my-pets': pageOf([pet]) });
  await withScreen(path, { as: 'member', api, language, width }, async ({ page, words }) => {
    await page.getByText(words('vets:book.ownPetsOpen'), { exact: true }).click();
    const own = page.getByRole('group', { name: words('vets:book.ownPets') });
    const filledIn = async () => [
      await page.getByLabel(words('vets:book.petName')).inputValue(),
      await page.getByRole('radio', { name: words('vet:petType.bird'), exact: true }).isChecked(),
    ];
    await own.getByRole('radio', { name: 'Mithu' }).check();
    expect(await filledIn()).toEqual(['Mithu', true]);
    await own.getByRole('radio', { name: mine!.petName }).check();
    expect(await filledIn()).toEqual([mine!.petName, mine!.petType === 'bird']);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('own pets that come late move nothing, and leave what was typed (%s, %i px)', async (language, width) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = asMember({
    'GET /pets/user/my-pets': async () => {
      await promise;
      return pageOf(ownPets());
    },
    [readBooked]: appointmentsPage([]),
  });
  await withScreen(path, { as: 'member', api, language, width, until: 'domcontentloaded' }, async ({ page, words }) => {
    const name = page.getByLabel(words('vets:book.petName'));
    await page.getByText(words('vets:book.ownPetsNone'), { exact: true }).waitFor();
    await name.fill('Heera');
    const before = await name.boundingBox();
    resolve();
    await page.getByText(words('vets:book.ownPetsOpen'), { exact: true }).waitFor();
    expect([await name.inputValue(), await name.boundingBox()]).toEqual(['Heera', before]);
  });
});

test('a visit that follows another begins with its pet and its reason, also where a draft is kept', async () => {
  const [earlier] = someAppointments().filter(({ status }) => status === 'completed');
  const visits = [{ ...earlier!, vet: { ...earlier!.vet, id: vetId(1) } }];
  const api = asMember({ [readBooked]: appointmentsPage(visits) });
  await withScreen(path, { as: 'member', api }, async ({ page, words, visit }) => {
    await page.getByLabel(words('vets:book.petName')).fill('Another one');
    await visit('/dashboard?tab=appointments&when=past');
    const followUp = page.getByRole('link', { name: words('appointments:card.followUp') });
    expect(await followUp.getAttribute('href')).toBe(`${path}?visit=${earlier!.id}`);
    await followUp.click();
    await page.getByLabel(words('vets:book.petName')).waitFor();
    expect(await page.getByLabel(words('vets:book.petName')).inputValue()).toBe(earlier!.petName);
    expect(await page.getByRole('radio', { name: words(`vet:petType.${earlier!.petType}`), exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: words(`vet:reason.${earlier!.reason}`), exact: true }).isChecked()).toBe(true);
  });
});
