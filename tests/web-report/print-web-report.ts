import { launchChromium } from '../browser/chromium.ts';
import { siteScreens, type SiteScreen } from '../screens/data/site-screens.ts';
import { petId } from '../screens/data/some-pets.ts';
import { accessoryId, storeId } from '../screens/data/some-stores.ts';
import { leaveBrowser } from '../screens/harness/browser-tabs.ts';
import { measureShifts } from '../screens/harness/measure-shifts.ts';
import { sessionText, userOf } from '../screens/harness/people.ts';
import { screensOfRun } from '../screens/harness/screens-of-run.ts';
import { startScreens } from '../screens/harness/start-screens.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { answerMember, startStubbedServices, weighedPicture } from './stubbed-services.ts';

/**
 * What pages weigh and how soon they stand on a slow phone, beside the limits of the look, and what moves on every screen while it loads.
 * A report: no test asserts time. On the command line: `--rounds=9` for steadier medians, and parts of names: only the pages and screens that
 * have them, with all that moves.
 */

const roundsGiven = '--rounds=';
const given = process.argv.slice(2);
const wanted = given.filter((part) => !part.startsWith(roundsGiven));
const rounds = Number(given.find((part) => part.startsWith(roundsGiven))?.slice(roundsGiven.length) ?? 3);

const limits = {
  home: { scriptKb: 160, files: 10, lcpMs: 2_000, blockedMs: 600 },
  other: { scriptKb: 190, files: 10, lcpMs: 3_000, blockedMs: 600 },
  work: { scriptKb: 300, files: 12, lcpMs: 3_000, rowMs: 2_500 },
  cls: 0.02,
};
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly limit: Readonly<Record<'scriptKb' | 'files' | 'lcpMs', number> & Partial<Record<'rowMs' | 'blockedMs', number>>>;
  readonly as?: 'member' | 'admin';
  /** Its first row; undefined for a screen without rows. */
  readonly row?: string | undefined;
}

const item = 'main :is(li, tbody tr)';
const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', limit: limits.home },
  ...[
    ['pets', '/pets'],
    ['pet-{id}', `/pet-${petId(1)}`],
    ['accessory-{id}', `/accessory-${accessoryId(1)}`],
    ['store-{id}', `/store-${storeId(1)}`],
  ].map(([name = '', path = '']) => ({ name, path, limit: limits.other })),
  ...(
    [
      ['overview', '/dashboard', 'member', 'main dl dd'],
      ['my pets', '/dashboard?tab=pets', 'member', item],
      ['requests', '/dashboard?tab=requests', 'member', item],
      ['profile', '/profile', 'member'],
      ['post-listing', '/post-listing', 'member'],
      ['day sheet', '/vet-dashboard', 'member', 'main ol li'],
      ['times of a vet', '/vet-profile-page?tab=slots', 'member'],
      ['stock', '/vendor-dashboard', 'member', item],
      ['parcels', '/vendor-dashboard?tab=parcels', 'member', item],
      ['review desk', '/admin-dashboard', 'admin', item],
      ['members', '/admin-members', 'admin', item],
    ] as const
  ).map(([name, path, as, row]) => ({ name: `work: ${name}`, path, as, row, limit: limits.work })),
];
const isWanted = ({ name }: { readonly name: string }): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));
const memberAs = async (as: MeasuredPage['as']) => {
  const user = as && userOf(as);
  return user && { session: sessionText(user), ...(await answerMember(as)) };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
/** `!` above the limit; nothing where there is nothing to measure. */
const beside = (value: number, limit: number | undefined, digits = 0): string => {
  if (Number.isNaN(value)) return '';
  return `${value.toFixed(digits)}${limit !== undefined && value > limit ? ' !' : ''}${limit === undefined ? '' : ` (${limit.toFixed(digits)})`}`;
};

const services = await startStubbedServices();
const screens = await startScreens(services.address, weighedPicture);
const { site } = screensOfRun();
const browser = await launchChromium();
const printRow = (...cells: string[]): boolean => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const printPages = async (): Promise<void> => {
  process.stdout.write(`360 px, CPU 4 times slower, slow 4G, nothing cached, median of ${rounds}; limits in brackets, ! above one\n`);
  process.stdout.write('script and files: before the first row, or within ten seconds where there is none\n\n');
  printRow('page', 'language', 'script KB', 'files', 'first row ms', 'LCP ms', 'CLS', 'blocked ms');
  printRow(...Array<string>(8).fill('---'));
  for (const { name, path, limit, as, row = null } of pages.filter(isWanted)) {
    const member = await memberAs(as);
    for (const language of ['en', 'ur'] as const) {
      const all: PageFigures[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measurePage(browser, `${site}${path}`, { language, member }, row));
      const of = (figure: keyof PageFigures): number => median(all.map((figures) => figures[figure]));
      const weight = [beside(of('scriptKb'), limit.scriptKb, 1), beside(of('files'), limit.files), beside(of('rowMs'), limit.rowMs)];
      printRow(
        name,
        language,
        ...weight,
        beside(of('lcpMs'), limit.lcpMs),
        beside(of('cls'), limits.cls, 3),
        beside(of('blockedMs'), limit.blockedMs),
      );
    }
    member?.leave();
  }
};

const printShifts = async (screens: readonly SiteScreen[]): Promise<void> => {
  process.stdout.write(
    `\nCLS of ${screens.length} screens while they load (${limits.cls}); those above it with what moved, and the largest of all\n\n`,
  );
  let largest = 0;
  for (const screen of screens) {
    for (const shown of [
      { language: 'en', width: 1280 },
      { language: 'ur', width: 360 },
    ] as const) {
      const { cls, moved } = await measureShifts(screen, shown);
      largest = Math.max(largest, cls);
      if (cls <= limits.cls && wanted.length === 0) continue;
      printRow(screen.name, shown.language, `${shown.width} px`, beside(cls, limits.cls, 3));
      process.stdout.write(moved.map((line) => `  ${line}\n`).join(''));
    }
  }
  printRow('largest', largest.toFixed(4));
};

try {
  await printPages();
  await printShifts(siteScreens.filter(isWanted));
} finally {
  await browser.close();
  await leaveBrowser();
  await screens.stop();
  await services.stop();
}
