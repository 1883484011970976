import { expect, test } from '@jest/globals';
import { composePicture } from './compose-picture.ts';
import { animalNames } from './drawing-names.ts';
import { drawing } from './drawing.ts';
import { dressed } from './looks.ts';
import { planPictures, type Subject } from './plan-pictures.ts';
import { rasterise } from './rasterise.ts';
import { webArt } from './web-art.ts';

const subjects: Subject[] = Array.from({ length: 60 }, (_, index) => ({
  seed: `pet-${index}`,
  animal: animalNames[index % animalNames.length] ?? 'dog',
  look: 'own',
  props: ['bone', 'kite', 'yarn'],
}));

test('the same pet gets the same picture, byte for byte', async () => {
  const [first, second] = [planPictures(subjects), planPictures(subjects)].map((plans) => plans.map(composePicture));
  expect(first).toEqual(second);
  const svg = first?.[0] ?? '';
  expect(await rasterise(svg)).toEqual(await rasterise(svg));
});

test('neighbours in a grid of two or three columns share neither ground nor pattern nor halo', () => {
  const plans = planPictures(subjects);
  plans.forEach((plan, index) => {
    for (const near of plans.slice(Math.max(0, index - 3), index)) {
      expect(near.ground).not.toBe(plan.ground);
      expect(near.pattern).not.toBe(plan.pattern);
      expect(near.halo.kind).not.toBe(plan.halo.kind);
    }
  });
});

test('a picture is 800 by 600 and small enough for any upload', async () => {
  const bytes = await rasterise(composePicture(planPictures(subjects.slice(0, 1))[0] ?? fail()));
  const { default: sharp } = await import('sharp');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  expect(bytes.length).toBeLessThan(120_000);
});

test('a harness is left out and fur takes the colour of the coat', () => {
  const labrador = dressed('guide-dog', 'own', drawing('guide-dog').body);
  expect(labrador).not.toContain('#0ac2e7');
  expect(dressed('cat', 'white', drawing('cat').body)).toContain('#f7f3ea');
  expect(() => dressed('cat', 'striped', drawing('cat').body)).toThrow('a cat has no look named striped');
});

test('the files of the web app stand by themselves: no script, no address outside', () => {
  for (const [name, svg] of Object.entries(webArt())) {
    expect([name, svg.match(/<script|href=|url\((?!#)|on\w+=/)]).toEqual([name, null]);
  }
});

function fail(): never {
  throw new Error('nothing was planned');
}
