import { findEmails } from './find-emails.ts';
import { findPhones } from './find-phones.ts';
import { foldText } from './fold-text.ts';
import { joined } from './spans.ts';

export interface MaskedText {
  readonly text: string;
  readonly isMasked: boolean;
}

/** In place of what the reader does not see. */
export const maskSign = '•••';

/** The text without phone numbers and e-mail addresses, in whatever script, spelling or disguise. */
export const maskContacts = (original: string): MaskedText => {
  const { text: folded, starts, ends } = foldText(original);
  const spans = joined([...findPhones(folded), ...findEmails(folded)]);
  let text = '';
  let from = 0;
  for (const { start, end } of spans) {
    text += original.slice(from, starts[start]) + maskSign;
    from = ends[end - 1] ?? original.length;
  }
  return { text: text + original.slice(from), isMasked: spans.length > 0 };
};
