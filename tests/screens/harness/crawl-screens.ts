import { describe, expect, test } from '@jest/globals';
import type { ReachedScreen } from '../data/reached-screen.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { complaintsAbout, complaintsOffline } from './complaints-about.ts';
import { complaintsAboutClosing, complaintsAboutFocus } from './complaints-about-focus.ts';
import type { Look } from './turn-to.ts';
import { tierOfRun } from '../../runner/tier.ts';
import { waitForState } from './wait-for-state.ts';
import { withScreen } from './with-screen.ts';

/**
 * Each language at each width, in the order that changes least. What is full is opened on a phone in Urdu, the other states at a desk in
 * English: a page may stand otherwise when it was loaded wide and then became narrow. Over the two, axe has looked at each language in
 * each theme.
 */
const ofFull = [
  { language: 'ur', width: 360, theme: 'dark' },
  { language: 'ur', width: 1280, theme: 'dark' },
  { language: 'en', width: 1280, theme: 'light' },
  { language: 'en', width: 360, theme: 'light' },
] as const;
const ofOthers = [
  { language: 'en', width: 1280, theme: 'dark' },
  { language: 'en', width: 360, theme: 'dark' },
  { language: 'ur', width: 360, theme: 'light' },
  { language: 'ur', width: 1280, theme: 'light' },
] as const;

type Row = SiteScreen & Partial<ReachedScreen>;
type Looks = readonly [Look, ...Look[]];

/** The looks of each visit: one shows all, but where no address leads (a step, a dialog, a crash) and where a toast is over it there is one in each language. */
const visitsOf = ({ width, reach, api, hasToast }: Row, state: State): Looks[] => {
  const looks = (state === 'full' ? ofFull : ofOthers).filter((look) => look.width === (width ?? look.width));
  const isTurned = reach === undefined && api === undefined && hasToast === undefined;
  const visits = isTurned ? [looks] : [...Map.groupBy(looks, ({ language }) => language).values()];
  return visits.map(([first, ...others]) => {
    if (first === undefined) throw new Error(`no look is ${width} px wide`);
    return [first, ...others];
  });
};

/** `offline` is `full`, then the connection goes: a screen that was looked at is there already. */
const endsOffline = ({ states }: Row, state: State): boolean => state === 'full' && states.includes('offline');

interface Visit {
  readonly state: State;
  readonly looks: Looks;
  /** Whether the connection goes at the end. */
  readonly isOffline: boolean;
}

const lookAt = async ({ path, as, reach, api, ...row }: Row, { state, looks, isOffline }: Visit): Promise<void> => {
  const options = { ...looks[0], as, api: { ...answersIn(state, as), ...api } };
  await withScreen(path, row.allowed === undefined ? options : { ...options, allowed: row.allowed }, async (screen) => {
    await waitForState(screen, state);
    if (reach !== undefined) {
      await reach(screen);
      await screen.settle();
      expect(await complaintsAboutFocus(screen)).toEqual([]);
    }
    // What surrounds the content is looked at by axe with each screen once.
    expect(await complaintsAbout(screen, looks, state === 'full' ? 'html' : 'main')).toEqual([]);
    expect(await complaintsAboutClosing(screen)).toEqual([]);
    if (isOffline) expect(await complaintsOffline(screen, looks.toReversed())).toEqual([]);
  });
};

/** Tiers before the last look at each screen once, where it shows most: by turns in Urdu on a phone and in English at a desk. */
const oneVisitOf = (row: Row, index: number): Visit[] => {
  const state = row.states.includes('full') ? 'full' : row.states[0]!;
  const looks = visitsOf(row, state).flat();
  const inTurn = looks.find(({ language }) => language === (index % 2 === 0 ? 'ur' : 'en'));
  return [{ state, looks: [inTurn ?? looks[0]!], isOffline: false }];
};

const allVisitsOf = (row: Row): Visit[] =>
  row.states
    .filter((state) => state !== 'offline')
    .flatMap((state) => visitsOf(row, state).map((looks) => ({ state, looks, isOffline: endsOffline(row, state) })));

const testsOf = (row: Row, index: number) => {
  if (row.states.includes('offline') && !row.states.includes('full')) throw new Error(`${row.name} goes offline where it is never full`);
  return (tierOfRun() === 'all' ? allVisitsOf(row) : oneVisitOf(row, index)).map((visit) => ({
    ...visit,
    states: visit.isOffline ? 'full, then offline' : visit.state,
    languages: [...new Set(visit.looks.map(({ language }) => language))].join(', then '),
  }));
};

/** Tests of each screen in each of its states, in both languages, at both widths, of its colours in both themes. */
export const crawlScreens = (rows: readonly Row[]): void =>
  describe.each(rows.map((row, index) => ({ ...row, tests: testsOf(row, index) })))('$name', ({ tests, ...row }) => {
    test.each(tests)('$states, $languages: one heading, nothing untranslated, too wide, inaccessible or wrong on the console', (visit) =>
      lookAt(row, visit),
    );
  });
