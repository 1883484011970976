import type { Language } from '../../browser/words.ts';
import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn, type State } from '../data/states.ts';
import { openScreen } from '../harness/open-screen.ts';
import { waitForState } from '../harness/wait-for-state.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

export interface Shot {
  readonly row: SiteScreen;
  readonly state: State;
  readonly look: Look;
}

export const looks: readonly Look[] = (['en', 'ur'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [360, 1280].map((width) => ({ language, theme, width }))),
);

/** `pets-error-ur-dark-360`. */
export const nameOf = ({ row, state, look }: Shot): string =>
  [row.name.replaceAll(' ', '-'), state, look.language, look.theme, look.width].join('-');

/** A picture of one screen in one state, as PNG; what goes wrong is told, for a picture must not hide it. */
export const takeScreen = async ({ row, state, look }: Shot, isWholePage: boolean): Promise<Buffer> => {
  const screen = await openScreen(row.path, { ...look, as: row.as, api: answersIn(state, row.as) });
  try {
    await waitForState(screen, state);
    const picture = await screen.page.screenshot({ fullPage: isWholePage });
    for (const fault of screen.faults()) process.stderr.write(`${nameOf({ row, state, look })}: ${fault}\n`);
    return picture;
  } finally {
    await screen.close();
  }
};
