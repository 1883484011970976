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
 * Writes every screen in every state, language, theme and width to `.data/screens` (ignored by git), and contact sheets of the main
 * ones to `docs/screens`. On the command line: `sheets` makes the sheets alone, `shots` the pictures alone, and anything else is a part of
 * the names of the screens that are wanted.
 */

const only = ['sheets', 'shots'].find((one) => process.argv.includes(one));
const wanted = process.argv.slice(2).filter((word) => word !== only);
const rows = [...siteScreens, ...reachedScreens].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const root = fileURLToPath(new URL('../../../', import.meta.url));
const target = join(root, '.data/screens');
const sheets = join(root, 'docs/screens');
const atOnce = 2;

const main = [
  ...['home', 'pets', 'pet', 'login', 'register', 'forgot password', 'overview', 'my pets', 'add pet', 'edit pet'],
  ...['profile', 'password and devices', 'settings', 'admin', 'cart', 'not found', 'my pet', 'post listing', 'favourites'],
  ...['adoption application', 'requests', 'request to answer', 'members', 'rules'],
  ...['about', 'questions', 'terms'],
  ...['vets', 'vet', 'reviews of a vet', 'booking', 'appointments', 'vet profile', 'times of a vet', 'vet dashboard'],
  ...['papers to check', 'vets and their marks', 'blog', 'article', 'contact', 'contact messages'],
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

const photographAll = async (): Promise<void> => {
  if (wanted.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const queue = [...visits];
  let taken = 0;
  const work = async (): Promise<void> => {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
      const { width } = visit.row;
      const shown = looks.filter((look) => width === undefined || look.width === width);
      const pictures = await takeScreen(visit, shown);
      taken += pictures.length;
      for (const [index, look] of shown.entries()) writeFileSync(join(target, `${nameOf(visit, look)}.png`), pictures[index] ?? '');
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
  const file = join(sheets, `${row.name.replaceAll(' ', '-')}.webp`);
  writeFileSync(file, await contactSheet(pictures, sheetHeight));
  process.stdout.write(`${file}\n`);
};

const writeSheets = async (): Promise<void> => {
  mkdirSync(sheets, { recursive: true });
  for (const row of rows) if (main.includes(row.name)) await writeSheet(row);
};

const started = await startScreens(undefined, paintedPicture);
try {
  if (only !== 'shots') await writeSheets();
  if (only !== 'sheets') await photographAll();
} finally {
  await leaveBrowser();
  await started.stop();
}
