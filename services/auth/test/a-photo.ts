import sharp from 'sharp';

export const aPhoto = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } })
    .withExif({ IFD0: { Copyright: 'Somewhere in Lahore' } })
    .jpeg()
    .toBuffer();
