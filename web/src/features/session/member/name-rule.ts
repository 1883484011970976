import { readsAsLink } from '@paltu/reference';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Problem, Rule } from '#shared/form/form-rules.ts';

/** A name that is there, and of which no mail program makes a link. */
export function personName(missing: Problem): Rule<string, unknown> {
  return firstOf<string, unknown>(required(missing), (name) => readsAsLink(name) && 'errors:field.link');
}
