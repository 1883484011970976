import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachedScreens } from '../data/reached-screens.ts';
import { siteScreens, type SiteScreen } from '../data/site-screens.ts';
import { leaveBrowser } from '../harness/browser-tabs.ts';
import { startScreens } from '../harness/start-screens.ts';
import { contactSheet } from './contact-sheet.ts';
import { paintedPicture } from './painted-pictures.ts';
import { nameOf, takeScreen, type Look, type Visit } from './take-screen.ts';

/**
 * Writes every screen in every state, language, theme and width to `.data/screens` (ignored by git), and contact sheets of the main ones to
 * `docs/screens`. On the command line: `sheets` makes the sheets alone, `shots` the pictures alone, and anything else names screens that
 * are wanted: the one of that name, or all that have it in theirs. What cannot be taken is reported, and the others are taken.
 */

const only = ['sheets', 'shots'].find((one) => process.argv.includes(one));
const wanted = process.argv.slice(2).filter((word) => word !== only);
const allRows = [...siteScreens, ...reachedScreens];
// `pet` is one screen, although half of all have it in their names.
const named = (word: string): typeof allRows => {
  const same = allRows.filter(({ name }) => name === word);
  return same.length > 0 ? same : allRows.filter(({ name }) => name.includes(word));
};
const rows = wanted.length === 0 ? allRows : [...new Set(wanted.flatMap(named))];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const target = join(root, '.data/screens');
const sheets = join(root, 'docs/screens');
const atOnce = 2;

const main = [
  ...['home', 'pets', 'pet', 'login', 'register', 'forgot password', 'overview', 'my pets', 'add pet', 'edit pet'],
  ...['profile', 'password and devices', 'settings', 'admin', 'cart', 'not found', 'my pet', 'post listing', 'favourites'],
  ...['adoption application', 'requests', 'request to answer', 'what waits for admins', 'members', 'a member', 'rules'],
  ...['about', 'questions', 'terms'],
  ...['vets', 'vet', 'reviews of a vet', 'booking', 'appointments', 'vet profile', 'times of a vet', 'vet dashboard'],
  ...['papers to check', 'vets and their marks', 'blog', 'article', 'contact', 'contact messages'],
  ...['shop', 'product', 'product, recalled', 'orders', 'order', 'receipt', 'statistics'],
  ...['messages', 'conversation', 'notifications', 'notification settings', 'saved searches'],
  ...['home of a store', 'own products', 'own product', 'sold parcels', 'sold parcel', 'own store'],
  ...['balance of a store', 'settlements of a store', 'account of a store'],
  ...['slips to check', 'refunds to pay', 'disputes', 'stores to pay out', 'reported conversations', 'stores and their marks'],
];
const sheetHeight = 760;
/** On a phone the bar at the foot of the window belongs to the picture. */
const sheetLook = (theme: Look['theme'], width: number, shownWidth: number): Look & { shownWidth: number } => ({
  ...{ theme, width, shownWidth },
  ...(width < 768 && { height: Math.round((sheetHeight / shownWidth) * width) }),
});
const sheetVisits = [
  { language: 'en', looks: [sheetLook('light', 1280, 560), sheetLook('light', 360, 240)] },
  { language: 'ur', looks: [sheetLook('dark', 1280, 560), sheetLook('light', 360, 240)] },
] as const;

const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) => [1280, 360].map((width) => ({ theme, width })));
const visits: readonly Visit[] = rows.flatMap((row) =>
  row.states.flatMap((state) => (['en', 'ur'] as const).map((language) => ({ row, state, language }))),
);

/** A busy machine may be too slow for one of many, which is no reason to go without the others. */
const orReport = async (name: string, take: () => Promise<void>): Promise<void> => {
  try {
    await take();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${String(error)}\n`);
  }
};

/** Answers how many pictures there are of a visit. */
const photograph = async (visit: Visit): Promise<number> => {
  const { width } = visit.row;
  const shown = looks.filter((look) => width === undefined || look.width === width);
  const pictures = await takeScreen(visit, shown);
  for (const [index, look] of shown.entries()) writeFileSync(join(target, `${nameOf(visit, look)}.png`), pictures[index] ?? '');
  return pictures.length;
};

const photographAll = async (): Promise<void> => {
  if (wanted.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const queue = [...visits];
  let taken = 0;
  const work = async (): Promise<void> => {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
      const { row, state, language } = visit;
      await orReport([row.name, state, language].join(', '), async () => {
        const count = await photograph(visit);
        taken += count;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stdout.write(`${taken} pictures in ${target}\n`);
};

const writeSheet = async (row: SiteScreen): Promise<void> => {
  const pictures = [];
  for (const { language, looks: shown } of sheetVisits) {
    const taken = await takeScreen({ row, state: 'full', language }, shown);
    pictures.push(...taken.map((picture, index) => ({ picture, width: shown[index]?.shownWidth ?? 0 })));
  }
  const file = join(sheets, `${(row.name.match(/\w+/g) ?? []).join('-')}.webp`);
  writeFileSync(file, await contactSheet(pictures, sheetHeight));
  process.stdout.write(`${file}\n`);
};

const writeSheets = async (): Promise<void> => {
  mkdirSync(sheets, { recursive: true });
  for (const row of rows) if (main.includes(row.name)) await orReport(`sheet of ${row.name}`, () => writeSheet(row));
};

const started = await startScreens(undefined, paintedPicture);
try {
  if (only !== 'shots') await writeSheets();
  if (only !== 'sheets') await photographAll();
} finally {
  await leaveBrowser();
  await started.stop();
}
