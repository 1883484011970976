import { aBomb, padded } from './a-bomb.ts';
import { anAnimation } from './an-animation.ts';

const tenMegabytes = 10 * 1_048_576;

/** Files that no field of pictures takes, each made of a good photo, with the status and the code of its refusal. */
export const refusedPictures: readonly (readonly [name: string, make: (photo: Buffer) => Buffer, status: number, code: string])[] = [
  ['text', () => Buffer.from('I am no picture'), 400, 'picture.not-a-picture'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415, 'picture.unsupported-type'],
  ['a bomb', () => aBomb(), 400, 'picture.too-many-pixels'],
  ['10 MB and one byte', (photo) => padded(photo, tenMegabytes + 1), 413, 'picture.too-large'],
  ['an animation of 1,200 frames', () => anAnimation(1_200), 400, 'picture.too-complex'],
];
