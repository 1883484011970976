import { expect, test } from '@jest/globals';
import { seriousFindings } from '../browser/accessibility.ts';
import { overflowOf } from '../browser/overflow.ts';
import { untranslatedWords } from '../product/untranslated-words.ts';
import { crashed as allowed, malformedPet } from './data/malformed-pet.ts';
import { answersAboutCotton, applicationPath } from './data/own-application.ts';
import { petId } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const reason = 'Our garden is empty.';

const untilCrashed = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: words('shell:crash.title'), exact: true }).waitFor();
  await page.getByText(words('shell:crash.text'), { exact: true }).waitFor();
};

test.each(readers)(
  'an answer that no page can show leads to a page that explains it, with the focus on it, and its way to home works ($language)',
  async (reader) => {
    const api = { ...usualAnswers(), ...malformedPet };
    await withScreen(`/pet-${petId(1)}`, { ...reader, api, allowed }, async (screen) => {
      const { page, words, restub } = screen;
      await untilCrashed(screen);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const found = [...(await seriousFindings(page)), ...(await overflowOf(page)), ...untranslatedWords(await page.content())];
      expect(found).toEqual([]);
      expect(await whereFocusIs(page)).toBe(`h1 "${words('shell:crash.title')}"`);
      restub(usualAnswers());
      await page.getByRole('link', { name: words('shell:crash.home'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words('home:hero.title') }).waitFor();
    });
  },
);

test.each(readers)('after a crash Reload Page shows the page again, with what was typed into its form ($language)', async (reader) => {
  const options = { ...reader, as: 'member', api: answersAboutCotton, allowed } as const;
  await withScreen(applicationPath, options, async (screen) => {
    const { page, words, restub, visit } = screen;
    await page.fill('#reason', reason);
    await page.getByText(words('shell:form.draftSaved')).waitFor();
    restub({ ...answersAboutCotton, ...malformedPet });
    await visit(applicationPath);
    await untilCrashed(screen);
    restub(answersAboutCotton);
    await page.getByRole('button', { name: words('shell:crash.reload'), exact: true }).click();
    await page.getByText(words('shell:form.restored')).waitFor();
    expect(await page.inputValue('#reason')).toBe(reason);
  });
});
