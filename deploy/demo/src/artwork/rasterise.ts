import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
// What our pictures are drawn in. The pictures of members are read in other processes, which block this.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** An SVG document as WebP bytes, in the document's own size. */
export const rasterise = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 88, effort: 2 }).toBuffer();
