import type { Stubs } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import type { SiteScreen } from './site-screens.ts';

/** A state of a screen that no address leads to. */
export interface ReachedScreen extends SiteScreen {
  /** What somebody does to get there, from the state of the row; left out where an answer of the API leads there. */
  readonly reach?: (screen: Screen) => Promise<unknown>;
  /** What the API answers there otherwise than usual. */
  readonly api?: Stubs;
  /** Faults that belong to the way there. */
  readonly allowed?: RegExp;
  /** Where it is there at one width alone. */
  readonly width?: number;
}
