import { expect, test } from '@jest/globals';
import { seriousFindings } from '../browser/accessibility.ts';
import { siteScreens } from './data/site-screens.ts';
import { answersIn } from './data/states.ts';
import { waitForState } from './harness/wait-for-state.ts';
import { withScreen } from './harness/with-screen.ts';

const full = siteScreens.filter(({ states }) => states.includes('full'));

test.each(full)('$name in the dark: everything can be read, nothing is left light', async ({ path, as }) => {
  await withScreen(path, { as, theme: 'dark', api: answersIn('full', as) }, async (screen) => {
    await waitForState(screen, 'full');
    expect(await screen.page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(await seriousFindings(screen.page)).toEqual([]);
  });
});
