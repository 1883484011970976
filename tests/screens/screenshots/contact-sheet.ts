import sharp from 'sharp';

const gap = 16;
const ground = '#d5dfda';
/** There are some seventy of them in the repository. */
const maxBytes = 140 * 1_024;

/** Pictures side by side, each of the given width, cut to one height; WebP of at most 140 KB. */
export const contactSheet = async (
  pictures: readonly { readonly picture: Buffer; readonly width: number }[],
  height: number,
): Promise<Buffer> => {
  const tiles = await Promise.all(
    pictures.map(async ({ picture, width }) => {
      const small = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
      const input = await sharp(small.data)
        .extract({ left: 0, top: 0, width, height: Math.min(height, small.info.height) })
        .toBuffer();
      return { input, width };
    }),
  );
  let left = gap;
  const placed = tiles.map(({ input, width }) => {
    const at = { input, left, top: gap };
    left += width + gap;
    return at;
  });
  const sheet = sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: ground } }).composite(placed);
  const flat = await sheet.png().toBuffer();
  for (const quality of [80, 70, 60, 45, 30]) {
    const webp = await sharp(flat).webp({ quality }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`a contact sheet of ${tiles.length} pictures does not fit into ${maxBytes} bytes`);
};
