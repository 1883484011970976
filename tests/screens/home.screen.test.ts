import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { withScreen } from './harness/with-screen.ts';

test('home has four cards: pets, accessories, vets, and a listing of one’s own by an account', async () => {
  await withScreen('/', { api: usualAnswers() }, async ({ page, words }) => {
    const cards = page.getByRole('navigation', { name: words('home:actions.label') }).getByRole('link');
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/pets',
      '/accessories',
      '/vets',
      '/register?next=dashboard%3Ftab%3Dpets%26mode%3Dadd',
    ]);
    await cards.last().click();
    await page.getByRole('heading', { level: 1, name: words('session:register.step1.heading') }).waitFor();
  });
});
