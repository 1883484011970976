import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteScreens } from '../data/site-screens.ts';
import { leaveBrowser } from '../harness/browser-tabs.ts';
import { startScreens } from '../harness/start-screens.ts';
import { contactSheet } from './contact-sheet.ts';
import { paintedPicture } from './painted-pictures.ts';
import { looks, nameOf, takeScreen, type Look, type Shot } from './take-screen.ts';

/**
 * Writes every screen in every state, language, theme and width to `.data/screens` (ignored by git), and contact sheets of the main
 * ones to `docs/screens`. On the command line: `sheets` makes the sheets alone, `shots` the pictures alone, and anything else is a part of
 * the names of the screens that are wanted.
 */

const only = ['sheets', 'shots'].find((one) => process.argv.includes(one));
const wanted = process.argv.slice(2).filter((word) => word !== only);
const rows = siteScreens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const root = fileURLToPath(new URL('../../../', import.meta.url));
const target = join(root, '.data/screens');
const sheets = join(root, 'docs/screens');
const atOnce = 2;

const main = [
  ...['home', 'pets', 'pet', 'login', 'register', 'forgot password', 'overview', 'my pets', 'add pet', 'edit pet'],
  ...['profile', 'password and devices', 'settings', 'admin', 'cart', 'not found', 'my pet', 'post listing', 'favourites'],
  ...['adoption application', 'requests', 'request to answer', 'members', 'rules'],
  ...['about', 'questions', 'terms'],
  ...['vets', 'vet', 'booking', 'vet dashboard', 'blog', 'article', 'contact'],
];
const sheetHeight = 760;
const sheetWidths: ReadonlyMap<number, number> = new Map([
  [1280, 560],
  [360, 240],
]);
const look = (language: Look['language'], theme: Look['theme'], width: number): Look => ({ language, theme, width });
const sheetLooks = [look('en', 'light', 1280), look('en', 'light', 360), look('ur', 'dark', 1280), look('ur', 'light', 360)];

const shots: readonly Shot[] = rows.flatMap((row) => row.states.flatMap((state) => looks.map((one) => ({ row, state, look: one }))));

const photographAll = async (): Promise<void> => {
  if (wanted.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const queue = [...shots];
  const work = async (): Promise<void> => {
    for (let shot = queue.shift(); shot !== undefined; shot = queue.shift())
      writeFileSync(join(target, `${nameOf(shot)}.png`), await takeScreen(shot));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stdout.write(`${shots.length} pictures in ${target}\n`);
};

const writeSheets = async (): Promise<void> => {
  mkdirSync(sheets, { recursive: true });
  for (const row of rows.filter(({ name }) => main.includes(name))) {
    const pictures = [];
    for (const one of sheetLooks) {
      const width = sheetWidths.get(one.width) ?? one.width;
      // On a phone the bar at the foot of the window belongs to the picture.
      const windowHeight = one.width < 768 ? Math.round((sheetHeight / width) * one.width) : undefined;
      const picture = await takeScreen({ row, state: 'full', look: one }, windowHeight);
      pictures.push({ picture, width });
    }
    const file = join(sheets, `${row.name.replaceAll(' ', '-')}.webp`);
    writeFileSync(file, await contactSheet(pictures, sheetHeight));
    process.stdout.write(`${file}\n`);
  }
};

const started = await startScreens(undefined, paintedPicture);
try {
  if (only !== 'shots') await writeSheets();
  if (only !== 'sheets') await photographAll();
} finally {
  await leaveBrowser();
  await started.stop();
}
