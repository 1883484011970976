import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What a control inside a Field takes over: `<input {...useControl()} />`. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const ControlContext = createContext<ControlProps | undefined>(undefined);

/** What the control of a field takes over, by what the field shows. */
export function controlOf(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described };
}

/** The id and ARIA attributes for the control of the Field around it. */
export function useControl(): ControlProps {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useControl must be used within a Field');
  return control;
}

/** What may be chosen of a few. */
export interface Choice<Value extends string> {
  value: Value;
  text: ReactNode;
  /** A picture or icon above the text. */
  picture?: ReactNode;
}
