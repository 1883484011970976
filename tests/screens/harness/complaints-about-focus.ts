/// <reference lib="dom" />
import type { Screen } from './open-screen.ts';
import { whereFocusIs } from './where-focus-is.ts';

const isInDialog = ({ page }: Screen): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('dialog, [role="dialog"]') !== null);

/** Where the focus is after somebody got to a state of a screen: somewhere, and in the dialog when one is open. */
export const complaintsAboutFocus = async (screen: Screen): Promise<string[]> => {
  const at = await whereFocusIs(screen.page);
  if (at === 'body') return ['nothing has the focus'];
  const isOpen = (await screen.page.getByRole('dialog').count()) > 0;
  return isOpen && !(await isInDialog(screen)) ? [`the focus is behind the dialog: ${at}`] : [];
};

/** Closes the dialog that is open, if any: it gives the focus back. */
export const complaintsAboutClosing = async ({ page, settle }: Screen): Promise<string[]> => {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return [];
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await settle();
  return (await whereFocusIs(page)) === 'body' ? ['a dialog that was closed gives the focus to nobody'] : [];
};
