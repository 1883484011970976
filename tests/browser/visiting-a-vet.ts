import type { Page } from 'playwright-core';
import type { Person } from './actors.ts';
import { choose } from './applying.ts';
import { chooseOption } from './choose-option.ts';
import type { Look } from './look-at.ts';
import type { Words } from './words.ts';

/** What somebody does at an address of the site, and where it is looked at. */
export interface Scene {
  readonly address: string;
  readonly words: Words;
  readonly look: Look;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Presses a button and confirms in the dialog that asks, whose button has the same words. */
const pressAndConfirm = async (page: Page, name: string): Promise<void> => {
  await press(page, name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** Makes a vet profile with a place on the map; ends at the times, of which there are none yet. */
export const makeProfile = async ({ page }: Person, { address, words, look }: Scene, name: string): Promise<void> => {
  await page.goto(`${address}/vet-profile-page`);
  const submit = words('vet-profile:createSubmit');
  await press(page, submit);
  await page.getByRole('link', { name: words('vet-profile:problem.name'), exact: true }).waitFor();
  await look('vet profile refused');
  await page.fill('#name', name);
  await chooseOption(page, words('vet-profile:field.specialty'), words('vet:specialty.Surgery'));
  await page.fill('#qualifications', 'DVM');
  await page.fill('#clinicName', 'Gulberg Pet Clinic');
  await page.fill('#address', '12 Main Boulevard, Gulberg');
  await chooseOption(page, words('vet-profile:field.city'), /^(Lahore|لاہور)$/);
  await page.fill('#latitude', '31.5102, 74.3441');
  await page.fill('#consultationFee', '1500');
  await press(page, submit);
  await page.getByRole('heading', { level: 1, name: words('vet-profile:slots.title') }).waitFor();
};

/** Offers 10:00 of tomorrow. */
export const offerTime = async ({ page }: Person, { words, look }: Scene): Promise<void> => {
  const day = page.locator('section[aria-labelledby^="day-"]').nth(1);
  const add = words('vet-profile:slots.add');
  await day.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '10:00' }).check();
  await look('times to add');
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await day.getByText('10:00–10:30').waitFor();
  await look('times of a vet');
};

/** Finds the vet in the list, sees where the clinic is, and books the first free time for a dog. */
export const bookVisit = async ({ page }: Person, { address, words, look }: Scene, { vet, pet }: Visit): Promise<void> => {
  await page.goto(`${address}/vets`);
  await page.getByRole('link', { name: vet, exact: true }).first().click();
  await page.getByRole('link', { name: words('vets:detail.onMap') }).waitFor();
  await look('vet');
  await page
    .getByRole('region', { name: words('vets:slots.next') })
    .getByRole('link', { name: '10:00', exact: true })
    .click();
  await page.fill('#petName', pet);
  await choose(page, 'petType', 'dog');
  await choose(page, 'reason', 'checkup');
  await look('visit to book');
  await press(page, words('vets:book.submit'));
  await page.getByRole('heading', { name: words('vets:book.done.title') }).waitFor();
  await look('visit booked');
};

interface Visit {
  readonly vet: string;
  readonly pet: string;
}

/** The vet records on the sheet of that day that the guest was there. */
export const completeVisit = async (
  { page }: Person,
  { address, words, look }: Scene,
  { date, pet }: { date: string; pet: string },
): Promise<void> => {
  await page.goto(`${address}/vet-dashboard?date=${date}`);
  await page.getByRole('heading', { level: 3, name: pet }).waitFor();
  await look('sheet of a day');
  await pressAndConfirm(page, words('appointments:action.completed'));
  await page.getByText(words('appointments:done.completed')).waitFor();
};

/** The guest finds the visit among those that were, and reviews it. */
export const reviewVisit = async ({ page }: Person, { address, words, look }: Scene, comment: string): Promise<void> => {
  await page.goto(`${address}/dashboard?tab=appointments&when=past`);
  const review = page.getByRole('link', { name: words('appointments:card.review') });
  await review.waitFor();
  await look('visits that were');
  await review.click();
  await press(page, words('reviews:own.write'));
  await choose(page, 'rating', '5');
  await page.fill('#comment', comment);
  await press(page, words('reviews:own.post'));
  await page.getByText(words('reviews:own.done.posted')).waitFor();
  await look('reviews of a vet');
};
