import type { Refusal } from '@paltu/kernel';
import type { MarkName } from '@paltu/marks/marked';
import type { MarkedKind } from './mark-decision.ts';
import { accessoryNotFound, storeNotFound, vetNotFound } from './mark-errors.ts';

/** What the calls on one kind of thing are named by, and which marks it may have. */
export interface KindOfThing {
  readonly kind: MarkedKind;
  /** In paths: `/admin/vets`. */
  readonly plural: string;
  readonly marks: readonly MarkName[];
  readonly notFound: Refusal;
}

/** Everything that admins mark: a new kind is a line here, and a translation of its events. */
export const markedKinds: readonly KindOfThing[] = [
  { kind: 'vet', plural: 'vets', marks: ['featured', 'verified', 'hidden'], notFound: vetNotFound },
  { kind: 'store', plural: 'stores', marks: ['featured', 'verified', 'hidden', 'registered'], notFound: storeNotFound },
  { kind: 'accessory', plural: 'accessories', marks: ['featured', 'hidden'], notFound: accessoryNotFound },
];

/** @throws AppError that there is no such thing */
export const thingNotFound = (kind: MarkedKind) => {
  const found = markedKinds.find((known) => known.kind === kind);
  if (found === undefined) throw new Error(`nothing is known of the kind ${kind}`);
  return found.notFound();
};
