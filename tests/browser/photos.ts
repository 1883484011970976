import sharp from 'sharp';

/** Photos as a phone would send them: JPEGs with a subject, one larger than what is kept. */
export const threePhotos = (): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> => {
  const grounds = ['#2f8f63', '#d6246e', '#32459c'];
  return Promise.all(
    grounds.map(async (ground, index) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="1800" fill="${ground}"/>
        <circle cx="${900 + index * 300}" cy="900" r="600" fill="#ffc23d"/></svg>`;
      return { name: `sheru-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() };
    }),
  );
};
