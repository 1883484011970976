import type { Colour } from './colour.ts';

export const bottle: Colour = '#0b5a48';
export const leaf: Colour = '#2f8f63';
export const turquoise: Colour = '#1497a8';
export const sky: Colour = '#a9dfe8';
export const indigo: Colour = '#32459c';
export const plum: Colour = '#5f2d73';
export const rani: Colour = '#d6246e';
export const rose: Colour = '#f7b4cb';
export const brick: Colour = '#c9472f';
export const orange: Colour = '#ff9a2e';
export const genda: Colour = '#ffc23d';
export const cream: Colour = '#fff0cf';
export const mint: Colour = '#c3e8d6';
export const sand: Colour = '#efd3a6';
export const lilac: Colour = '#dccaf0';

/** Which colours look good in front of and below a ground. */
export interface Scheme {
  ground: Colour;
  halos: readonly Colour[];
  rugs: readonly Colour[];
  /** Halos that can also be rays: on a light ground others would mix to grey. */
  rays?: readonly Colour[];
}

export const darkSchemes: readonly Scheme[] = [
  { ground: bottle, halos: [rose, genda, sky, sand, orange], rugs: [rani, brick, genda] },
  { ground: leaf, halos: [genda, cream, rose, sky], rugs: [plum, brick, bottle] },
  { ground: turquoise, halos: [genda, cream, rose, rani], rugs: [brick, plum, rani] },
  { ground: indigo, halos: [sky, genda, rose, orange], rugs: [sand, rani, turquoise] },
  { ground: plum, halos: [genda, rose, sky, orange, mint], rugs: [rani, genda, turquoise] },
  { ground: rani, halos: [genda, cream, rose, sky], rugs: [plum, bottle, indigo] },
  { ground: brick, halos: [genda, cream, sky, rose, mint], rugs: [bottle, plum, indigo] },
  { ground: orange, halos: [plum, cream, bottle, rani, indigo], rugs: [brick, plum, bottle] },
];

export const lightSchemes: readonly Scheme[] = [
  { ground: sky, halos: [turquoise, rani, indigo, orange, plum], rugs: [leaf, brick, indigo], rays: [turquoise, indigo] },
  { ground: rose, halos: [rani, plum, bottle, brick, turquoise], rugs: [plum, bottle, rani], rays: [rani, brick] },
  { ground: genda, halos: [brick, turquoise, plum, bottle, rani], rugs: [plum, bottle, brick], rays: [brick, rani, orange] },
  { ground: cream, halos: [orange, leaf, rani, turquoise, brick], rugs: [leaf, brick, indigo], rays: [orange, brick, rani, leaf] },
  { ground: mint, halos: [leaf, plum, brick, rani, orange], rugs: [bottle, brick, plum], rays: [leaf, turquoise] },
  { ground: sand, halos: [turquoise, bottle, brick, plum, indigo], rugs: [brick, bottle, indigo], rays: [brick, orange, leaf] },
  { ground: lilac, halos: [plum, indigo, rani, genda], rugs: [leaf, rani, indigo], rays: [plum, indigo, rani] },
];
