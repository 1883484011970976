import type { Coat } from './coats.ts';
import type { AnimalName } from './drawing-names.ts';

/** How an animal's drawing is placed and which of its fills are fur. */
export interface AnimalParts {
  maxWidth: number;
  maxHeight: number;
  /** Swims or flies in the middle of the picture, without a shadow. */
  floats?: boolean;
  /** Fill (lower case, without #) to the part of the coat that replaces it. */
  fur?: Readonly<Record<string, keyof Coat>>;
  /** Fills whose shapes are left out: harness, lead, twig. */
  without?: readonly string[];
}

const upright = { maxWidth: 430, maxHeight: 424 } as const;
const face = { maxWidth: 430, maxHeight: 360 } as const;
const swimming = { maxWidth: 430, maxHeight: 350, floats: true } as const;
const small = { maxWidth: 400, maxHeight: 360 } as const;

export const animalParts: Record<AnimalName, AnimalParts> = {
  dog: { ...upright, fur: { ffd2b1: 'base', '865b52': 'accent', d27856: 'patch' } },
  'dog-face': { ...face, fur: { ffeac8: 'base', '865b51': 'accent', d27856: 'patch' } },
  'guide-dog': { ...upright, without: ['0ac2e7', 'abb0b1', '865953', '6e4a3a', 'd27854'] },
  'service-dog': { ...upright, without: ['02bff1', 'bdbdbf', 'ff5f5c', '484c51'] },
  poodle: upright,
  wolf: { maxWidth: 390, maxHeight: 390 },
  cat: {
    ...upright,
    fur: { ffb800: 'base', fb8b02: 'accent', ff9b31: 'patch', b85c3e: 'shade' },
  },
  'cat-face': { ...face, fur: { ffc022: 'base', ff9b31: 'patch' } },
  'black-cat': { ...upright, fur: { '5d6265': 'base', '4d4d4d': 'accent' } },
  rabbit: { ...upright, fur: { dfdfdf: 'base', a8a8a8: 'accent', '8e9395': 'shade' } },
  'rabbit-face': { ...upright, maxHeight: 410, fur: { b5c2c8: 'base' } },
  hamster: { maxWidth: 380, maxHeight: 380, fur: { f2a159: 'base' } },
  parrot: upright,
  bird: small,
  dove: { ...swimming, without: ['6b7e37'] },
  duck: { ...upright, maxHeight: 400 },
  rooster: upright,
  'baby-chick': { maxWidth: 360, maxHeight: 340 },
  'tropical-fish': swimming,
  fish: swimming,
  turtle: { maxWidth: 440, maxHeight: 340 },
  hedgehog: { maxWidth: 420, maxHeight: 330 },
  goat: upright,
  ram: { maxWidth: 430, maxHeight: 390 },
  'mouse-face': { maxWidth: 400, maxHeight: 370, fur: { b0b0b0: 'base' } },
};
