import type { AnimalName } from './drawing-names.ts';

/** Fills of the drawing (lower case, without #) and what they become. */
export type Recolouring = Readonly<Record<string, string>>;

/** From the belly's lightest to the back's darkest, then wing and cap. */
type ParrotColours = readonly [light: string, second: string, third: string, dark: string, wing: string, cap: string];
type RoosterColours = readonly [body: string, wing: string, neck: string, tail: string, tailDark: string];

const parrot = (...[light, second, third, dark, wing, cap]: ParrotColours): Recolouring => ({
  '79da88': light,
  '57cd75': second,
  '19b553': third,
  '01ab46': dark,
  b7d019: wing,
  ff2b23: cap,
});

const bird = (body: string, wing: string): Recolouring => ({ '36b4e1': body, '026aa8': wing });
const dove = (body: string, wing: string): Recolouring => ({ e0e0e0: body, b0b0b0: wing });
const rooster = (...[body, wing, neck, tail, tailDark]: RoosterColours): Recolouring => ({
  '8d5e50': body,
  d27856: wing,
  ffb70c: neck,
  '5a7439': tail,
  '34642e': tailDark,
  '315427': tailDark,
});

/** Feathers by animal and name; the drawing's own colours are `own`. */
export const plumages = {
  parrot: {
    own: {},
    blue: parrot('bfe6f7', '7cc4ec', '3f9be0', '1c72c4', 'bde3f5', 'ffd51d'),
    lutino: parrot('fff3a8', 'ffe76a', 'ffd93b', 'f7c21a', 'fff0a0', 'ff8a3c'),
    grey: parrot('d7dce0', 'b8c0c6', '98a2aa', '7d8790', 'c4ccd2', '8c969e'),
    white: parrot('ffffff', 'fbf8ef', 'f3eee0', 'e4dcc8', 'fffdf6', 'ffd85a'),
    sun: parrot('ffe27a', 'ffc64a', 'ff9f38', 'f5802a', 'ffd54a', 'ff6a2b'),
    peach: parrot('a9e38a', '7fd06f', '4bb95f', '2fa05a', '8fd94f', 'ff9a7a'),
    plum: parrot('8ee0a8', '56cf8a', '22b56c', '0c9a5a', 'a6d84a', 'b8478f'),
  },
  bird: {
    own: {},
    canary: bird('ffd34a', 'e89f14'),
    green: bird('8fd15a', '3f9440'),
    white: bird('f7f3ea', 'cfc6b4'),
    grey: bird('a9b2b9', '66727a'),
    orange: bird('ff9a4a', 'c85a1e'),
    lilac: bird('b79be0', '6d4fa8'),
  },
  dove: {
    own: {},
    white: dove('fbf8f0', 'd9d2c2'),
    blue: dove('a9b7c8', '6f8098'),
    brown: dove('c49a78', '8a6044'),
  },
  rooster: {
    own: {},
    white: rooster('f6f1e4', 'e4dcc6', 'fff7e0', 'd8d2c2', 'b9b2a0'),
    black: rooster('4a4f55', '6a7178', 'd9822b', '3a6a5a', '2a4a44'),
  },
} as const satisfies Partial<Record<AnimalName, Record<string, Recolouring>>>;
