import sharp from 'sharp';

/** A picture as a member chooses one for the profile, for a field of files. */
export const aPicture = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d6246e' } })
    .png()
    .toBuffer(),
});
