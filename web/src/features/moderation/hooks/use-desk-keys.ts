import { useState } from 'react';
import { useReviewKeys, type ReviewKeys } from './use-review-keys.ts';
import { useShortcutsChoice } from './use-shortcuts-choice.ts';

/** What the keys of the desk do, whether they do it (not in a dialog that asks), and the list of them, which `?` opens. */
export function useDeskKeys(keys: Omit<ReviewKeys, '?'>, isAsking: boolean) {
  const [hasShortcuts, onShortcuts] = useShortcutsChoice();
  const [isListOpen, onList] = useState(false);
  useReviewKeys({ ...keys, '?': () => onList(true) }, hasShortcuts && !isAsking);
  return { hasShortcuts, onShortcuts, isListOpen, onList };
}
