import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';

const load = createRequire(import.meta.url);

interface Outline {
  path: string;
  viewBox: string;
}

/** SVG path of a word set in a font (woff2 file of a package), y downwards. Run it to redraw the wordmark: `node build/shape-word.ts`. */
export async function shapeWord(fontFile: string, word: string): Promise<Outline> {
  const { convert } = load('fontverter') as { convert: (font: Buffer, format: string) => Promise<Buffer> };
  const sfnt = await convert(await readFile(load.resolve(fontFile)), 'sfnt');
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer)));
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let x = 0;
  const paths = buffer.getGlyphInfos().map((glyph, index) => {
    const at = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    let axis = 0;
    const path = font.glyphToPath(glyph.codepoint).replace(/-?\d+(?:\.\d+)?/g, (number) => {
      const isX = axis++ % 2 === 0;
      const value = Math.round(isX ? Number(number) + x + at.xOffset : -(Number(number) + at.yOffset));
      if (isX) [box.left, box.right] = [Math.min(box.left, value), Math.max(box.right, value)];
      else [box.top, box.bottom] = [Math.min(box.top, value), Math.max(box.bottom, value)];
      return String(value);
    });
    x += at.xAdvance;
    return path;
  });
  return { path: paths.join(''), viewBox: `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}` };
}

if (import.meta.main) {
  const urdu = '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-500-normal.woff2';
  process.stdout.write(`${JSON.stringify({ paltu: await shapeWord(urdu, 'پالتو'), urdu: await shapeWord(urdu, 'اردو') }, null, 2)}\n`);
}
