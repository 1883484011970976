import { describe, expect, test } from '@jest/globals';
import type { ReachedScreen } from '../data/reached-screen.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { complaintsAbout } from './complaints-about.ts';
import { complaintsAboutClosing, complaintsAboutFocus } from './complaints-about-focus.ts';
import { waitForState } from './wait-for-state.ts';
import { withScreen } from './with-screen.ts';

/** A page may stand otherwise when it was loaded wide and then became narrow: each language begins at another end. */
const readers = [
  { language: 'en', widths: [1280, 360] },
  { language: 'ur', widths: [360, 1280] },
] as const;
type Reader = (typeof readers)[number];

type Row = SiteScreen & Partial<ReachedScreen>;

const lookAt = async ({ path, as, reach, api, ...row }: Row, state: State, { language, widths }: Reader): Promise<void> => {
  // What surrounds the content is looked at with each screen once; colours are the same in both languages, so they are then too.
  const isWhole = state === 'full';
  const isColour = isWhole || language === 'en';
  const seen = row.width === undefined ? widths : ([row.width] as const);
  const options = { language, width: seen[0], theme: isColour ? 'dark' : 'light', as, api: { ...answersIn(state, as), ...api } } as const;
  await withScreen(path, row.allowed === undefined ? options : { ...options, allowed: row.allowed }, async (screen) => {
    await waitForState(screen, state);
    if (reach !== undefined) {
      await reach(screen);
      await screen.settle();
      expect(await complaintsAboutFocus(screen)).toEqual([]);
    }
    expect(await complaintsAbout(screen, { widths: seen, isWhole, isColour })).toEqual([]);
    expect(await complaintsAboutClosing(screen)).toEqual([]);
  });
};

/** Tests of each screen in each of its states, in both languages, at both widths; of its colours in both themes. */
export const crawlScreens = (rows: readonly Row[]): void =>
  describe.each(rows)('$name', (row) => {
    const looks = row.states.flatMap((state) => readers.map((reader) => ({ state, language: reader.language, reader })));
    test.each(looks)(
      '$state, $language: one heading, nothing untranslated, too wide, inaccessible or wrong on the console',
      ({ state, reader }) => lookAt(row, state, reader),
    );
  });
