import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Modal } from '../antd/modal.ts';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Name of the cross that closes it. */
  closeLabel: string;
  onClose: () => void;
  /** Called once it stands open, to move the focus to a field. */
  onOpened?: () => void;
  /** Buttons at its foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What opened it may be gone (a card that was deleted), or never had the focus: then the content of the page takes it. */
function keepFocus(): void {
  const at = document.activeElement;
  if (at === document.body || at?.closest('[role="dialog"]')) document.getElementById('content')?.focus({ preventScroll: true });
}

/** A dialog over the page. It stays mounted and is opened by `isOpen`, so that antd closes it with its motion and gives the focus back. */
export function Dialog({ isOpen, title, closeLabel, onClose, onOpened, actions, children }: DialogProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={onClose}
      footer={null}
      closable={{ 'aria-label': closeLabel, closeIcon: <X size={20} aria-hidden /> }}
      classNames={{ header: styles.header, body: styles.body }}
      afterOpenChange={(isThere) => (isThere ? onOpened?.() : keepFocus())}
    >
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}
