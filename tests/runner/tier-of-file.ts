import { includesTier, type Tier } from './tier.ts';

/** A test file whose path matches runs from this tier on: it takes long for what it shows. */
interface LaterFiles {
  readonly tier: Tier;
  readonly pattern: string;
}

const later = (tier: Tier, ...patterns: string[]): LaterFiles[] => patterns.map((pattern) => ({ tier, pattern }));

const laterFiles: readonly LaterFiles[] = [
  // Containers and Chromium over stubs: kinds of files that the first tier does without.
  ...later('ci', '\\.cluster\\.test\\.', '\\.screen\\.test\\.'),
  ...later('all', '/tests/product/engines-away\\.'),
  ...later('all', '/tests/screens/(focus|layout-shift)\\.'),
  // A product, an engine or a decoder that is killed, frozen or starved.
  ...later(
    'ci',
    '/deploy/local/test/(backup|supervisor|supervised-product)\\.',
    '/frozen-(leader|server|database)\\.',
    '/hostile-pictures\\.',
  ),
  ...later('ci', '/services/messaging/test/killed-mails\\.'),
  // Hundreds of buyers beside each other.
  ...later('ci', '/services/commerce/test/order-races\\.'),
  // Plans of all queries, over 20,000 rows, and in the last tier over 100,000.
  ...later('ci', '/services/[a-z]+/test/indexed-queries\\.'),
  // The whole product. The first tier keeps the journey, and the races that need several services.
  ...later(
    'ci',
    '/tests/product/(backup|demo-behind-proxy|erased-words|forged-events|live-news|loaded-libraries|readme-commands|vet-marks)\\.',
    '/tests/browser/(account|adoption|leaving-an-edit|messages|shopping|slow-phone|store-on-home|vet-visit)\\.',
  ),
  ...later(
    'all',
    '/tests/product/(lost-events|new-service|observability|upgrade)\\.',
    '/tests/browser/(bulk-review|searching)\\.',
    '/tests/bench/',
  ),
];

/** The first tier that runs a test file, by its path from the root of the repository: of the rules that name it the latest. */
export const tierOfFile = (file: string): Tier => {
  const named = laterFiles.filter(({ pattern }) => new RegExp(pattern).test(`/${file}`)).map(({ tier }) => tier);
  return named.includes('all') ? 'all' : (named[0] ?? 'test');
};

/** Patterns of the files that a run of this tier leaves to later ones. */
export const filesLaterThan = (tier: Tier): string[] =>
  laterFiles.filter((files) => !includesTier(tier, files.tier)).map(({ pattern }) => pattern);
