import { reachedScreens } from './data/reached-screens.ts';
import { siteScreens } from './data/site-screens.ts';
import { crawlScreens } from './harness/crawl-screens.ts';

crawlScreens([...siteScreens, ...reachedScreens].filter(({ as }) => as !== 'visitor'));
