/** A breed as one writes it: suggestions have the letters that a search compares. */
export const breedName = (breed: string): string => breed.replace(/(^|[^\p{L}\p{M}'])[a-z]/gu, (start) => start.toUpperCase());
