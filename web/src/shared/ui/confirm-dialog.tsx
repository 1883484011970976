import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** The words of the buttons: all stays as it is, or it is done. */
  words: { keep: string; confirm: string };
  kind?: 'primary' | 'dangerFilled';
  /** While it is done it may still fail, and cannot be kept from happening any more: the dialog stays. */
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** What it would lead to. */
  children: ReactNode;
}

/** Asks whether something shall be done that cannot be undone at once. Where words are written before, see `AskDialog`. */
export function ConfirmDialog({
  words,
  kind = 'dangerFilled',
  isBusy = false,
  onClose,
  onConfirm,
  children,
  ...shown
}: ConfirmDialogProps) {
  const close = () => isBusy || onClose();
  return (
    <Dialog
      {...shown}
      closeLabel={words.keep}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isBusy} onClick={close}>
            {words.keep}
          </Button>
          <Button kind={kind} isBusy={isBusy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
