import { expect, test } from '@jest/globals';
import { formatWeekday } from '../../web/src/shared/format/format.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { withScreen } from './harness/with-screen.ts';

const asMember = { api: usualAnswers('member'), as: 'member' } as const;

test.each(['en', 'ur'] as const)('weeks begin with Monday, beside the times of a vet and where a day is chosen (%s)', async (language) => {
  const monday = formatWeekday(language, 0);
  await withScreen('/vet-profile-page?tab=slots', { ...asMember, language }, async ({ page, visit }) => {
    const begins = async () => {
      const first = page.locator('table thead th').first();
      await first.waitFor();
      return monday.startsWith((await first.textContent())?.trim() || 'nothing');
    };
    expect(await begins()).toBe(true);
    await visit('/vet-dashboard');
    await page.getByRole('main').locator('.ant-picker input').first().click();
    await page.locator('.ant-picker-dropdown').waitFor();
    expect(await begins()).toBe(true);
  });
});
