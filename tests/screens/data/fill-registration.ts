import type { Page } from 'playwright-core';
import type { Words } from '../../browser/words.ts';

/** Fills the first step of a registration. */
export const fillAccount = async (page: Page, password = 'Moti2026bagh'): Promise<void> => {
  await page.fill('#firstName', 'Ayesha');
  await page.fill('#lastName', 'Khan');
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#phone', '03001234567');
  await page.fill('#password', password);
  await page.fill('#confirmPassword', password);
};

/** Fills the second step. */
export const fillAddress = async (page: Page): Promise<void> => {
  await page.selectOption('#city', 'Lahore');
  await page.fill('#address', '12 Canal Road');
};

/** The button that leads to the next step. */
export const nextStep = (page: Page, words: Words) => page.getByRole('button', { name: words('session:register.next'), exact: true });

export const headingOfStep = (page: Page, words: Words, step: 1 | 2 | 3) =>
  page.getByRole('heading', { level: 1, name: words(`session:register.step${step}.heading`) });
