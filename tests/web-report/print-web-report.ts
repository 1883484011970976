import { launchChromium } from '../browser/chromium.ts';
import { siteScreens, type SiteScreen } from '../screens/data/site-screens.ts';
import { petId } from '../screens/data/some-pets.ts';
import { leaveBrowser } from '../screens/harness/browser-tabs.ts';
import { measureShifts } from '../screens/harness/measure-shifts.ts';
import { sessionText, userOf } from '../screens/harness/people.ts';
import { screensOfRun } from '../screens/harness/screens-of-run.ts';
import { startScreens } from '../screens/harness/start-screens.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { answerMember, startStubbedServices, weighedPicture } from './stubbed-services.ts';

/**
 * What pages weigh and how soon they stand on a slow phone, beside the limits of the look, and what moves on every screen while it loads.
 * A report: no test asserts time. Parts of names on the command line: only the pages and screens that have them, with all that moves.
 */

const wanted = process.argv.slice(2);

const limits = {
  home: { scriptKb: 200, lcpMs: 2_000 },
  other: { scriptKb: 240, lcpMs: 3_000 },
  work: { scriptKb: 450, lcpMs: 3_000 },
  cls: 0.02,
};
const rounds = 3;
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly limit: { readonly scriptKb: number; readonly lcpMs: number };
  readonly as?: 'member' | 'admin';
}
const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', limit: limits.home },
  { name: 'pets', path: '/pets', limit: limits.other },
  { name: 'pet-{id}', path: `/pet-${petId(1)}`, limit: limits.other },
  ...(
    [
      ['overview', '/dashboard', 'member'],
      ['my pets', '/dashboard?tab=pets', 'member'],
      ['requests', '/dashboard?tab=requests', 'member'],
      ['profile', '/profile', 'member'],
      ['post-listing', '/post-listing', 'member'],
      ['day sheet', '/vet-dashboard', 'member'],
      ['times of a vet', '/vet-profile-page?tab=slots', 'member'],
      ['stock', '/vendor-dashboard', 'member'],
      ['review desk', '/admin-dashboard', 'admin'],
      ['members', '/admin-members', 'admin'],
    ] as const
  ).map(([name, path, as]) => ({ name: `work: ${name}`, path, as, limit: limits.work })),
];
const isWanted = ({ name }: { readonly name: string }): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));
const memberAs = async (as: MeasuredPage['as']) => {
  const user = as && userOf(as);
  return user && { session: sessionText(user), ...(await answerMember(as)) };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const medianOf = (all: readonly PageFigures[]): PageFigures => {
  const pick = (name: keyof PageFigures) => median(all.map((figures) => figures[name]));
  const [lcpMs, cls, longTasks, blockedMs] = [pick('lcpMs'), pick('cls'), pick('longTasks'), pick('blockedMs')];
  return { scriptKb: pick('scriptKb'), requests: pick('requests'), lcpMs, cls, longTasks, blockedMs };
};
const beside = (value: number, limit: number, digits = 0): string =>
  `${value.toFixed(digits)}${value > limit ? ' !' : ''} (${limit.toFixed(digits)})`;

const services = await startStubbedServices();
const screens = await startScreens(services.address, weighedPicture);
const { site } = screensOfRun();
const browser = await launchChromium();
const printRow = (...cells: string[]): boolean => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const printPages = async (): Promise<void> => {
  process.stdout.write(`360 px, CPU 4 times slower, slow 4G, nothing cached, median of ${rounds}; limits in brackets, ! above one\n\n`);
  printRow('page', 'language', 'script KB', 'requests', 'LCP ms', 'CLS', 'long tasks', 'blocked ms');
  printRow(...Array<string>(8).fill('---'));
  for (const { name, path, limit, as } of pages.filter(isWanted)) {
    const member = await memberAs(as);
    for (const language of ['en', 'ur'] as const) {
      const all: PageFigures[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measurePage(browser, `${site}${path}`, { language, member }));
      const { scriptKb, requests, lcpMs, cls, longTasks, blockedMs } = medianOf(all);
      const figures = [beside(scriptKb, limit.scriptKb, 1), `${requests}`, beside(lcpMs, limit.lcpMs), beside(cls, limits.cls, 3)];
      printRow(name, language, ...figures, `${longTasks}`, blockedMs.toFixed(0));
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
