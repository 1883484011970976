import { readsAsLink, readsAsNumber } from '@paltu/reference';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Problem, Rule } from '#shared/form/form-rules.ts';

/** A name of which no mail program makes a link, and no number; it may be missing. */
export const optionalPersonName: Rule<string, unknown> = (name) =>
  (readsAsLink(name) && 'errors:field.link') || (readsAsNumber(name) && 'errors:field.number');

/** As `optionalPersonName`, and it is there. */
export function personName(missing: Problem): Rule<string, unknown> {
  return firstOf<string, unknown>(required(missing), optionalPersonName);
}
