import { grownAge, plainAge } from '@paltu/reference';
import type { DatedAge, PlainAge } from '@paltu/reference';
import { withNamespace } from '../i18n/text-key.ts';
import type { AnyT } from '../i18n/text-key.ts';

const inWords = (t: AnyT, { count, unit }: PlainAge): string => withNamespace(t)(`shell:age.${unit}`, { count });

/** As typed: "2 years" in the language of the page, "2 سال"; an age that is not plain as its owner wrote it. `t` of any namespace. */
export function formatAge(t: AnyT, text: string): string {
  const age = plainAge(text);
  return age ? inWords(t, age) : text;
}

/** The age of today where it has grown since it was typed, else as typed. `t` of any namespace. */
export function formatAgeToday(t: AnyT, pet: DatedAge, now = new Date()): string {
  const grown = grownAge(pet, now);
  return grown ? inWords(t, grown) : formatAge(t, pet.age);
}
