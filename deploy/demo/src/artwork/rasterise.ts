import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** An SVG document as WebP bytes, in the document's own size. */
export const rasterise = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 88, effort: 2 }).toBuffer();
