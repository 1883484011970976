import { longest, mostTags } from '@paltu/reference';

/** Adds what was typed: trimmed, cut at `most` characters, 30 by default; nothing for an empty text, one that is there already, or the 21st. */
export function addTag(tags: readonly string[], typed: string, most: number = longest.tag): string[] {
  const tag = [...typed.trim().replace(/\s+/g, ' ')].slice(0, most).join('').trim();
  const isThere = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere || tags.length >= mostTags ? [...tags] : [...tags, tag];
}

export function removeTag(tags: readonly string[], tag: string): string[] {
  return tags.filter((one) => one !== tag);
}
