import { fraudSignsIn, type FraudKind } from './fraud-signs.ts';
import { maskContacts } from './mask-contacts.ts';

/** What the reader of a message sees of it. */
export interface ShownText {
  /** Until the writer shares the own number; null where it hides nothing. */
  readonly maskedText: string | null;
  /** Known frauds that it looks like. */
  readonly warnings: readonly FraudKind[];
}

/** Found once, as it is written. @param isOfVisitor their address is shown in any case. */
export const shownOf = (text: string, isOfVisitor: boolean): ShownText => {
  const { text: maskedText, isMasked } = maskContacts(text);
  return { maskedText: isMasked && !isOfVisitor ? maskedText : null, warnings: fraudSignsIn(text) };
};
