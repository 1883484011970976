import type { ReactNode } from 'react';

/** What may be chosen of a few. */
export interface Choice<Value extends string> {
  value: Value;
  text: ReactNode;
  /** A picture or icon above the text. */
  picture?: ReactNode;
}
