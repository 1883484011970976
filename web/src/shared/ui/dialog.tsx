import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Overlay } from './overlay.tsx';
import styles from './dialog.module.css';
import round from './round-button.module.css';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Name of the cross that closes it. */
  closeLabel: string;
  onClose: () => void;
  /** Called once it stands open, to move the focus from its first field. */
  onOpened?: () => void;
  /** Buttons at its foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** To its first field, or where it has none to the first button below its words. A field without `tabindex` is for people. */
function focusFirst(dialog: HTMLDialogElement): void {
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  (first(':is(input, textarea, select):not([tabindex])') ?? first(`.${styles.actions} button`))?.focus();
}

/** A dialog over the page: a native one, whose focus stays inside and comes back. */
export function Dialog({ isOpen, title, closeLabel, onClose, onOpened, actions, children }: DialogProps) {
  const heading = useId();
  const opened = (dialog: HTMLDialogElement) => {
    focusFirst(dialog);
    onOpened?.();
  };
  return (
    <Overlay isOpen={isOpen} labelledBy={heading} onClose={onClose} onOpened={opened} place="middle" className={styles.dialog}>
      <div className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={`${round.round} ${styles.cross}`} aria-label={closeLabel} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Overlay>
  );
}
