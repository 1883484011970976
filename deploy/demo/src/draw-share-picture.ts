// Draws the picture that previews of links show of a page without one of its own.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const size = { width: 1200, height: 630 };
const inWeb = (path: string): string => fileURLToPath(new URL(`../../../web/${path}`, import.meta.url));

/** The drawing, so high, as a picture to lay over another. */
const drawn = async (name: string, height: number): Promise<Buffer> =>
  sharp(await readFile(inWeb(`public/art/${name}.svg`)), { density: 144 })
    .resize({ height })
    .png()
    .toBuffer();

const ground = { create: { ...size, channels: 3, background: '#0b4a3c' } } as const;

const parts = await Promise.all([
  drawn('hero-cat', 460).then((input) => ({ input, left: 55, top: 110 })),
  drawn('hero-dog', 540).then((input) => ({ input, left: 420, top: 30 })),
  drawn('hero-parrot', 460).then((input) => ({ input, left: 791, top: 110 })),
]);
await sharp(ground).composite(parts).png({ palette: true, compressionLevel: 9 }).toFile(inWeb('public/share.png'));
