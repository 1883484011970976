import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

/** What is typed and chosen in the wizard; what it does not ask for first is left as it is. */
export interface Application {
  readonly reason: string;
  readonly timeline: string;
  readonly experience: string;
  readonly budget: string;
  readonly petCarePlan: string;
  readonly homeType: string;
  readonly hasChildren?: boolean;
}

/** To the next step of a wizard. */
export const goOn = (page: Page, words: Words): Promise<void> =>
  page.getByRole('button', { name: words('shell:form.next'), exact: true }).click();

/** Takes one of the tiles of a field. */
export const choose = (page: Page, field: string, value: string): Promise<void> => page.press(`#${field} input[value="${value}"]`, ' ');

/** Fills the three steps of an application for a pet; ends on the fourth, which shows all of it. `seen` is called with each filled step. */
export const fillApplication = async (
  page: Page,
  words: Words,
  application: Application,
  seen: (step: number) => Promise<void> = async () => {},
): Promise<void> => {
  await page.fill('#reason', application.reason);
  await choose(page, 'timeline', application.timeline);
  await seen(1);
  await goOn(page, words);
  await page.fill('#experience', application.experience);
  await choose(page, 'budget', application.budget);
  await page.fill('#petCarePlan', application.petCarePlan);
  await seen(2);
  await goOn(page, words);
  await choose(page, 'homeType', application.homeType);
  if (application.hasChildren) await page.getByRole('switch', { name: words('adoption:field.hasChildren') }).check();
  await seen(3);
  await goOn(page, words);
  await page.getByRole('button', { name: words('adoption-application:submit'), exact: true }).waitFor();
  await seen(4);
};
