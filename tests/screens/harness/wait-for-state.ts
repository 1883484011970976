import type { State } from '../data/states.ts';
import type { Screen } from './open-screen.ts';

/** Brings a screen that was opened with a state's answers into that state; `words` are those of the language that it is in by now. */
export const waitForState = async (screen: Screen, state: State, words = screen.words): Promise<void> => {
  await screen.page
    .locator('h1')
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${screen.page.url()} has no heading; ${screen.faults().join('; ')}`, { cause: error });
    });
  if (state === 'offline') {
    await screen.goOffline();
    await screen.page.getByText(words('shell:offline')).waitFor();
  }
};
