import sharp from 'sharp';

/** A JPEG as a phone would send it. */
export const aPhoto = async (): Promise<Blob> => {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f8f63' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
};
