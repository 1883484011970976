import sharp from 'sharp';

/** Photos as a phone would send them: JPEGs with a subject, one larger than what is kept. */
export const threePhotos = (): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> => {
  const grounds = ['#2f8f63', '#d6246e', '#32459c'];
  return Promise.all(
    grounds.map(async (ground, index) => {
      // Not drawn in SVG: what a service blocks in sharp is blocked for the whole process, and tests may share one with it.
      const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: ground } })
        .composite([
          { input: { create: { width: 1200, height: 1200, channels: 3, background: '#ffc23d' } }, left: 300 + index * 300, top: 300 },
        ])
        .jpeg()
        .toBuffer();
      return { name: `sheru-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
};
