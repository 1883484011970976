// Draws a page of the listing as the visitor sees it, to look at: node deploy/demo/src/draw-contact-sheet.ts <file.png> [page] [columns]
import sharp from 'sharp';
import { composePicture } from './artwork/compose-picture.ts';
import { demoListings } from './pets/listings.ts';
import { planListingPictures } from './pets/listing-pictures.ts';

const [file = 'contact-sheet.png', page = '1', columns = '3'] = process.argv.slice(2);
const PAGE = 12;
const [width, height, gap] = [440, 330, 20];

const listings = demoListings();
const pictures = planListingPictures(listings);
const newestFirst = listings.filter(({ pet }) => pet.review === undefined).reverse();
const shown = newestFirst.slice((Number(page) - 1) * PAGE, Number(page) * PAGE);
const corners = Buffer.from(`<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="20"/></svg>`);
const tiles = await Promise.all(
  shown.map(async ({ key }, index) => {
    const plan = pictures.get(key)?.[0];
    if (plan === undefined) throw new Error(`${key} has no picture`);
    const tile = sharp(Buffer.from(composePicture(plan))).resize(width, height);
    return {
      input: await tile
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: gap + (index % Number(columns)) * (width + gap),
      top: gap + Math.floor(index / Number(columns)) * (height + gap),
    };
  }),
);
const sheet = {
  width: gap + Number(columns) * (width + gap),
  height: gap + Math.ceil(PAGE / Number(columns)) * (height + gap),
  channels: 3 as const,
  background: '#ffffff',
};
await sharp({ create: sheet }).composite(tiles).png().toFile(file);
