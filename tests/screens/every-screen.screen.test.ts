import { describe, expect, test } from '@jest/globals';
import { overflowOf } from '../browser/overflow.ts';
import { siteScreens, type SiteScreen } from './data/site-screens.ts';
import { answersIn, type State } from './data/states.ts';
import { waitForState } from './harness/wait-for-state.ts';
import { withScreen } from './harness/with-screen.ts';

const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
type Reader = (typeof readers)[number];

const lookAt = async ({ path, as }: SiteScreen, state: State, reader: Reader): Promise<void> => {
  const until = state === 'loading' ? 'domcontentloaded' : 'networkidle';
  await withScreen(path, { ...reader, as, until, api: answersIn(state, as) }, async (screen) => {
    await waitForState(screen, state);
    expect({ state, ...reader, headings: await screen.page.locator('h1').count(), overflow: await overflowOf(screen.page) }).toEqual({
      ...{ state, ...reader, headings: 1, overflow: [] },
    });
  });
};

describe.each(siteScreens)('$name', (row) => {
  test.each(row.states)('%s: one heading, nothing too wide, nothing wrong on the console, in both languages', async (state) => {
    for (const reader of readers) await lookAt(row, state, reader);
  });
});
