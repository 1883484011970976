import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const path = '/dashboard?tab=pets';
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const saved = ({ page, words }: Screen) => page.getByRole('group', { name: words('work:saved.label') });

const saveAs = async (screen: Screen, name: string): Promise<void> => {
  const { page, words } = screen;
  await saved(screen)
    .getByRole('button', { name: words('work:saved.save') })
    .click();
  await page.getByRole('dialog').getByLabel(words('work:saved.name')).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

test.each(readers)('filters are saved under a name, brought back by it after a reload, and removed ($language)', async (reader) => {
  await withScreen(path, { api: usualAnswers('member'), as: 'member', ...reader }, async (screen) => {
    const { page, words, visit } = screen;
    expect(await saved(screen).count()).toBe(0);
    await chooseOption(page, words('pet:field.species'), words('pet:species.Dog'));
    await saveAs(screen, 'کتے');
    const named = saved(screen).getByRole('button', { name: 'کتے', exact: true });
    expect(await named.getAttribute('aria-pressed')).toBe('true');
    await visit(path);
    expect(await named.getAttribute('aria-pressed')).toBe('false');
    await named.click();
    await page.waitForURL(({ search }) => search === '?tab=pets&species=Dog');
    await saved(screen)
      .getByRole('button', { name: words('work:saved.remove', { name: 'کتے' }) })
      .click();
    await named.waitFor({ state: 'detached' });
    await visit(path);
    expect(await saved(screen).count()).toBe(0);
  });
});
