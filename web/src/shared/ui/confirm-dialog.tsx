import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What the buttons say: all stays as it is, or it is done. */
  words: { keep: string; confirm: string };
  kind?: 'primary' | 'dangerFilled';
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
  return (
    <Dialog
      {...shown}
      closeLabel={words.keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
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
