import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * What opens below its button, and closes by Escape, by a press elsewhere, or when the focus moves on. `around` belongs to the box of
 * both, `button` to the button, `sheetId` to what opens.
 */
export function useUnfolding<Box extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const sheetId = useId();
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  return {
    isOpen,
    sheetId,
    close: () => setOpen(false),
    around: { ref: box, onKeyDown, onBlur },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? sheetId : undefined,
      onClick: () => setOpen(!isOpen),
    },
  };
}
