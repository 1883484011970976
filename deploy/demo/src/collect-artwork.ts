// Copies the drawings we use out of @iconify-json/noto into artwork/noto-emoji.json, with the box each one fills.
// Run by hand when a drawing is added: node deploy/demo/src/collect-artwork.ts && npx prettier --write deploy/demo/artwork
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { drawingNames } from './artwork/drawing-names.ts';
import type { Drawing } from './artwork/drawing.ts';

interface NotoPackage {
  icons: Record<string, { body: string } | undefined>;
}

const MEASURE = 4; // pixels per drawing unit when the box is measured

const require = createRequire(import.meta.url);
const noto = JSON.parse(await readFile(require.resolve('@iconify-json/noto/icons.json'), 'utf8')) as NotoPackage;

async function boxOf(body: string): Promise<Drawing['box']> {
  const size = 128 * MEASURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 128 128">${body}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) / MEASURE;
  const top = -(info.trimOffsetTop ?? 0) / MEASURE;
  return [left, top, left + info.width / MEASURE, top + info.height / MEASURE];
}

const drawings: Record<string, Drawing> = {};
for (const name of drawingNames) {
  const icon = noto.icons[name];
  if (icon === undefined) throw new Error(`@iconify-json/noto has no drawing named ${name}`);
  drawings[name] = { box: await boxOf(icon.body), body: icon.body };
}
const file = new URL('../artwork/noto-emoji.json', import.meta.url);
await writeFile(file, `${JSON.stringify(drawings, null, 2)}\n`);
process.stdout.write(`${drawingNames.length} drawings written\n`);
