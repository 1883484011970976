import { plainAge } from '@paltu/reference';
import { withNamespace } from '../i18n/text-key.ts';
import type { AnyT } from '../i18n/text-key.ts';

/** "2 years" in the language of the page, "2 سال"; an age that is not plain as its owner wrote it. `t` of any namespace. */
export function formatAge(t: AnyT, text: string): string {
  const age = plainAge(text);
  return age ? withNamespace(t)(`shell:age.${age.unit}`, { count: age.count }) : text;
}
