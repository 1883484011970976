import { mix, type Colour } from './colour.ts';
import type { PersonKind } from './person-kinds.ts';

export interface Hair {
  readonly kind: PersonKind;
  readonly colour: Colour;
  /** Of scarf, dupatta or cap. */
  readonly cloth: Colour;
}

const painted = (path: string, colour: Colour): string => `<path d="${path}" fill="${colour}"/>`;

const fold = (path: string, colour: Colour): string =>
  `<path d="${path}" fill="none" stroke="${mix(colour, '#1a1206', 0.22)}" stroke-width="5" stroke-linecap="round"/>`;

const long = 'M196 262C180 150 232 92 300 92s120 58 104 170c-4 66 18 132 34 182H162c16-50 38-116 34-182Z';

/** Over the forehead, parted in the middle. */
const parted = 'M300 112c-66 0-104 54-98 148 18-22 24-58 36-82 26-8 50-26 62-50 12 24 36 42 62 50 12 24 18 60 36 82 6-94-32-148-98-148Z';

const short = 'M204 250c-14-96 36-146 98-146 70 0 110 56 94 146-8-34-16-58-34-76-40 10-86 4-116-16-20 20-34 48-42 92Z';

const veil = 'M300 84c-80 0-128 60-124 150 2 76-14 156-44 216 44 44 104 62 168 62s124-18 168-62c-30-60-46-140-44-216 4-90-44-150-124-150Z';

/** A scarf around the face: what of it is open shows the face. */
const scarf = (cloth: Colour): string =>
  `<path fill-rule="evenodd" d="M300 86c-76 0-122 58-118 146 3 80-14 140-38 196 48 46 100 60 156 60s108-14 156-60c-24-56-41-116-38-196 4-88-42-146-118-146Zm0 54c50 0 80 42 80 104 0 76-34 128-80 128s-80-52-80-128c0-62 30-104 80-104Z" fill="${cloth}"/>` +
  `<path d="M220 244c0-62 30-104 80-104s80 42 80 104" fill="none" stroke="${mix(cloth, '#ffffff', 0.4)}" stroke-width="9" stroke-linecap="round"/>` +
  fold('M206 356c30 60 92 84 150 78M196 400c44 48 108 66 176 56M388 352c-8 30-26 52-48 62', cloth);

/** A dupatta that lies loosely on the hair and falls over the shoulders. */
const dupatta = (cloth: Colour): string =>
  painted(
    'M300 80c-86 0-132 64-126 156 2 74-22 150-66 214 30 24 64 36 92 38 10-86 16-170 8-236 4-74 40-112 92-112s88 38 92 112c-8 66-2 150 8 236 28-2 62-14 92-38-44-64-68-140-66-214 6-92-40-156-126-156Z',
    cloth,
  ) + fold('M186 262c2 66-10 140-32 200M414 262c-2 66 10 140 32 200', cloth);

const cap = (cloth: Colour): string =>
  painted('M202 202c-4-72 42-112 98-112s102 40 98 112c-60-26-136-26-196 0Z', mix(cloth, '#ffffff', 0.12)) +
  painted('M198 214c4-26 40-44 102-44s98 18 102 44c-60-22-144-22-204 0Z', cloth) +
  fold('M230 172q20-52 70-66m0 0q50 14 70 66', cloth);

/** What of hair and cloth lies behind head and shoulders. */
export function hairBehind({ kind, colour, cloth }: Hair): string {
  if (kind === 'woman') return painted(long, colour);
  if (kind === 'woman-scarf' || kind === 'woman-dupatta') return painted(veil, mix(cloth, '#1a1206', 0.24));
  return '';
}

/** What lies before them. */
export function hairBefore({ kind, colour, cloth }: Hair): string {
  switch (kind) {
    case 'woman':
      return painted(parted, colour);
    case 'woman-dupatta':
      return painted(parted, colour) + dupatta(cloth);
    case 'woman-scarf':
      return scarf(cloth);
    case 'man-cap':
      return painted('M206 252c-4-30-2-52 6-66l14 6c-6 18-8 38-10 60Zm188 0c4-30 2-52-6-66l-14 6c6 18 8 38 10 60Z', colour) + cap(cloth);
    default:
      return painted(short, colour);
  }
}
