import { useEffect } from 'react';

export interface ReviewKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  reject: () => void;
}

const typing = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The Latin letter of a key, on an Urdu keyboard too. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** J and K move, A approves, R rejects; not while one types or a dialog is open. */
export function useReviewKeys(keys: ReviewKeys, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const actions: Record<string, (() => void) | undefined> = { j: keys.next, k: keys.previous, a: keys.approve, r: keys.reject };
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
  }, [keys.next, keys.previous, keys.approve, keys.reject, isEnabled, keys]);
}
