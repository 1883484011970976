import type { State } from '../data/states.ts';
import type { Screen } from './open-screen.ts';

/** Brings a screen that was opened with a state's answers into that state. */
export const waitForState = async (screen: Screen, state: State): Promise<void> => {
  await screen.page
    .locator('h1')
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${screen.page.url()} has no heading; ${screen.faults().join('; ')}`, { cause: error });
    });
  if (state === 'offline') {
    await screen.goOffline();
    await screen.page.getByText(screen.words('shell:offline')).waitFor();
  }
};
