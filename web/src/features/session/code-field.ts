import { useEffect } from 'react';
import { latinDigits } from '@paltu/reference';
import { firstOf, required } from '#shared/form/form-rules.ts';

/** Of the app or a recovery code: which of them, the server knows. */
export const anyCode = required('session:problem.codeRequired');

/** Six digits, as they are typed: in groups, in Urdu or Arabic digits. */
export const appCode = firstOf<string, unknown>(
  anyCode,
  (code) => !/^\d{6}$/.test(latinDigits(code).replaceAll(/[\s-]/g, '')) && 'session:problem.codeShape',
);

/** The field for a code takes the focus as it appears, and again when `kind` is another. */
export function useCodeFocus(kind = ''): void {
  useEffect(() => document.getElementById('code')?.focus(), [kind]);
}
