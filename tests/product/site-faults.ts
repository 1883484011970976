import { structuredIn } from '@paltu/testing/pages';
import type { CrawledSite } from './crawl-site.ts';
import { missingStructuredData } from './expected-structured-data.ts';
import { previewFaults } from './preview-faults.ts';
import { structuredDataFaults } from './structured-data-faults.ts';
import { xmlFaults } from './xml-faults.ts';

/**
 * What validators find in a site: in its feeds, its maps, and in what its pages show search engines and previews of links; each with the
 * address.
 */
export const siteFaults = async ({ pages, files }: Pick<CrawledSite, 'pages' | 'files'>): Promise<string[]> => {
  const faults = previewFaults({ pages, files });
  const written = [...files].filter(([path]) => /\.xml(\?|$)/.test(path));
  for (const [path, text] of written) faults.push(...xmlFaults(text).map((fault) => `${path}: ${fault}`));
  for (const [path, html] of pages) {
    const things = structuredIn(html);
    const found = [...missingStructuredData(path, things), ...(await structuredDataFaults(things))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
};
