import { memo, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { focusContent } from '../content/use-kept-focus.ts';
import { placeToasts } from '../toasts/toasts.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  isOpen: boolean;
  /** The id of its heading. */
  labelledBy: string;
  onClose: () => void;
  /** Called once it stands open, to move the focus. */
  onOpened?: ((dialog: HTMLDialogElement) => void) | undefined;
  /** In the middle of the window, or as a sheet at its foot. */
  place: 'middle' | 'foot';
  /** Of the panel that lies over the page. */
  className?: string | undefined;
  children: ReactNode;
}

/** What opened it may be gone (a card that was deleted), or never had the focus: then the content of the page takes it. */
function keepFocus(closed: HTMLDialogElement): void {
  const at = document.activeElement;
  // Where nothing takes the focus back, the browser leaves it in the closed dialog until it paints.
  if (at === document.body || closed.contains(at)) focusContent();
}

/** The words that were there last: they stay while it goes. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_before, { isOpen }) => !isOpen,
);
Kept.displayName = 'Kept';

/** Opens and closes by `isOpen`; the browser holds the focus inside and gives it back. */
function useModal({ isOpen, onClose, onOpened }: Pick<OverlayProps, 'isOpen' | 'onClose' | 'onOpened'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useEffectEvent((dialog: HTMLDialogElement) => onOpened?.(dialog));
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    placeToasts();
    opened(dialog);
    return () => {
      dialog.close();
      placeToasts();
      keepFocus(dialog);
    };
  }, [isOpen]);
  const isPressedBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      // Before the browser takes it: the second Escape in a row would close what must stay.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isBeside(event)) return;
      event.preventDefault();
      onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOpen || currentTarget.open) return;
      currentTarget.showModal();
      onClose();
    },
    // Words that are marked from the inside to beside it are no press.
    onMouseDown: (event: MouseEvent) => {
      isPressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      if (isPressedBeside.current && isBeside(event)) onClose();
    },
  };
}

/** A native dialog over the whole window, with a panel in it. It stays mounted and is opened by `isOpen`, so that it closes with its motion. */
export function Overlay({ isOpen, labelledBy, onClose, onOpened, place, className = '', children }: OverlayProps) {
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  const dialog = useModal({ isOpen, onClose, onOpened });
  if (!isUsed) return null;
  return createPortal(
    <dialog {...dialog} className={`${styles.overlay} ${styles[place]}`} aria-labelledby={labelledBy}>
      <div className={`${styles.panel} ${className}`}>
        <Kept isOpen={isOpen}>{children}</Kept>
      </div>
    </dialog>,
    document.body,
  );
}
