import { useEffect } from 'react';

/** What each letter does. */
export type ReviewKeys = Readonly<Record<'j' | 'k' | 'a' | 'r' | 'x' | '?', () => void>>;

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/** The Latin letter or sign of a key, on an Urdu keyboard too. */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || (code === 'Slash' && shiftKey)) return '?';
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** J and K move, A approves, R rejects, X picks, ? lists them; not while one types or a dialog is open. */
export function useReviewKeys(keys: ReviewKeys, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const actions: Record<string, (() => void) | undefined> = keys;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const act = actions[letterOf(event)];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isEnabled, keys]);
}
