import type { Thing } from '../domain/thing.ts';

/** A picture of an event; null where the thing has none. */
export const pictureOf = (image: { readonly id: string; readonly width: number; readonly height: number } | undefined): Thing['picture'] =>
  image === undefined ? null : { id: image.id, width: image.width, height: image.height };
