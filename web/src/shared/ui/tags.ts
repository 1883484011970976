import { longest, mostTags } from '@paltu/reference';

/** Adds what was typed: trimmed, cut at 30 characters; nothing for an empty text, one that is there already, or the 21st. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const tag = [...typed.trim().replace(/\s+/g, ' ')].slice(0, longest.tag).join('').trim();
  const isThere = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere || tags.length >= mostTags ? [...tags] : [...tags, tag];
}

export function removeTag(tags: readonly string[], tag: string): string[] {
  return tags.filter((one) => one !== tag);
}
