import { X } from 'lucide-react';
import { useId } from 'react';
import { confirmDialog, dialogActions, focusFirst } from '../content/dialogs.tsx';
import type { DialogProps } from '../content/dialogs.tsx';
import { Overlay } from './overlay.tsx';
import styles from './dialog.module.css';
import round from './round-button.module.css';

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
      {actions && <div className={`${dialogActions} ${styles.foot}`}>{actions}</div>}
    </Overlay>
  );
}

export const ConfirmDialog = confirmDialog(Dialog);
