// Writes the web app's static artwork. Run by hand when the artwork changes: node deploy/demo/src/draw-web-art.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { webArt } from './artwork/web-art.ts';

const folder = new URL('../../../web/public/art/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(webArt())) {
  await writeFile(new URL(name, folder), `${svg}\n`);
  process.stdout.write(`web/public/art/${name} ${svg.length} bytes\n`);
}
