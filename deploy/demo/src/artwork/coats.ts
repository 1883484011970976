import type { Colour } from './colour.ts';

/** Four colours of fur; animal-parts.ts decides which part of a drawing takes which. */
export interface Coat {
  base: Colour;
  /** Ears and the far side of the head. */
  accent: Colour;
  /** Spots and stripes. */
  patch: Colour;
  /** Legs of the far side, folds. */
  shade: Colour;
}

const coat = (base: Colour, accent: Colour, patch: Colour, shade: Colour): Coat => ({ base, accent, patch, shade });

export const coats = {
  tan: coat('#ffd2b1', '#865b52', '#d27856', '#c9805f'),
  golden: coat('#f2c063', '#a8662a', '#d18b34', '#b5762c'),
  cream: coat('#f6e0bd', '#d2a46a', '#e3bd86', '#c79d68'),
  white: coat('#f7f3ea', '#dcd4c3', '#e6dfd1', '#c9c2b0'),
  pied: coat('#f7f3ea', '#2d3136', '#454b52', '#b9b4a8'),
  brown: coat('#b07a52', '#6a4029', '#8a5638', '#70452c'),
  red: coat('#dc9152', '#94522a', '#b96c36', '#9a5a2e'),
  grey: coat('#aab3ba', '#7d878e', '#88929a', '#646e75'),
  blue: coat('#8fa0b5', '#64768c', '#73859b', '#54657a'),
  ginger: coat('#ffb800', '#fb8b02', '#ff9b31', '#b85c3e'),
  tabby: coat('#c2996b', '#8c6240', '#8c6240', '#75512f'),
  siamese: coat('#f3e6cf', '#6b4e3d', '#dcc6a4', '#7a5a47'),
  calico: coat('#f8f1e4', '#3d3a3a', '#e08a3c', '#c98a4a'),
  black: coat('#4c5257', '#363b40', '#5d656b', '#33383c'),
} as const satisfies Record<string, Coat>;
