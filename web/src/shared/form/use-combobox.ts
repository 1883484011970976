import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SearchSuggestion } from '../content/suggestion-list.tsx';

const none = -1;

/** The keys and attributes of a field with a list of suggestions under it. Without suggestions it is a plain field. */
export function useCombobox(id: string, suggestions: readonly SearchSuggestion[] | undefined, onPick: (search: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(none);
  const all = suggestions ?? [];
  const isOpen = isWanted && all.length > 0;
  const optionId = (index: number) => `${id}-suggestion-${index}`;
  const open = () => {
    setWanted(true);
    setActive(none);
  };
  const close = () => setWanted(false);
  const pick = (index: number) => {
    const chosen = all[index];
    if (chosen) onPick(chosen.search);
    close();
  };
  const step = (by: number) => setActive((now) => ((now + 1 + by + all.length + 1) % (all.length + 1)) - 1);
  const actions: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: close,
    ...(active === none ? {} : { Enter: () => pick(active) }),
  };
  /** Whether the list has taken the key. */
  const take = (event: KeyboardEvent): boolean => {
    const act = isOpen ? actions[event.key] : undefined;
    if (event.key === 'Enter') close();
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  };
  const inputProps = suggestions && {
    role: 'combobox' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-suggestions` : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && active !== none ? optionId(active) : undefined,
  };
  return {
    isOpen,
    open,
    close,
    take,
    inputProps,
    listProps: { id: `${id}-suggestions`, suggestions: all, active, optionId, onPick: pick },
  };
}
