import { siteScreens } from './data/site-screens.ts';
import { crawlScreens } from './harness/crawl-screens.ts';

crawlScreens(siteScreens.filter(({ as }) => as === 'visitor'));
