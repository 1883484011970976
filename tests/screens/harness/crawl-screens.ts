import { describe, expect, test } from '@jest/globals';
import type { ReachedScreen } from '../data/reached-screen.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { complaintsAbout, complaintsOffline } from './complaints-about.ts';
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

/** `offline` is `full`, then the connection goes: a screen that was looked at is there already. */
const endsOffline = ({ states }: Pick<Row, 'states'>, state: State): boolean => state === 'full' && states.includes('offline');

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
    if (endsOffline(row, state)) expect(await complaintsOffline(screen, { widths: seen.toReversed(), isColour })).toEqual([]);
  });
};

/** Tests of each screen in each of its states, in both languages, at both widths; of its colours in both themes. */
export const crawlScreens = (rows: readonly Row[]): void =>
  describe.each(rows)('$name', (row) => {
    const opened = row.states.filter((state) => state !== 'offline' || !row.states.includes('full'));
    const looks = opened.flatMap((state) => readers.map((reader) => ({ state, language: reader.language, reader })));
    const named = looks.map((look) => ({ ...look, said: endsOffline(row, look.state) ? 'full, then offline' : look.state }));
    test.each(named)(
      '$said, $language: one heading, nothing untranslated, too wide, inaccessible or wrong on the console',
      ({ state, reader }) => lookAt(row, state, reader),
    );
  });
