import type { SiteScreen } from '../data/site-screens.ts';
import { answersIn } from '../data/states.ts';
import { openScreen, type ScreenOptions } from './open-screen.ts';
import { shiftsOf, type Shifts } from './page-shifts.ts';
import { blankPath } from './screens-front.ts';
import { onSteadyNetwork } from './traffic.ts';

/** In ms, of a call: long enough for what stands while it loads to be painted. */
const answersAfter = 400;
/** In ms, of a font. */
const fontsAfter = 800;
/** A fast phone network. */
const network = { offline: false, latency: 80, downloadThroughput: 400_000, uploadThroughput: 100_000 };

type Shown = Pick<ScreenOptions, 'language' | 'width'>;

const measure = async ({ path, as }: SiteScreen, shown: Shown): Promise<Shifts> => {
  const { page, context, visit, close } = await openScreen(blankPath, { ...shown, as, api: answersIn('full', as), isFresh: true });
  try {
    await page.route('**/api/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, answersAfter));
      await route.continue();
    });
    // Fonts come after what stands in their place has been painted, on a fast machine too.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontsAfter));
      await route.continue();
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await visit(path);
    return await shiftsOf(page);
  } finally {
    await close();
  }
};

/** How much of a screen of the site moves while it loads (CLS), with calls and fonts that come late. */
export const measureShifts = (screen: SiteScreen, shown: Shown): Promise<Shifts> => onSteadyNetwork(() => measure(screen, shown));
