import type { ComponentType, ReactNode, Ref } from 'react';
import styles from './dialogs.module.css';
import { Button } from './kit.tsx';

/** Of the dialogs of both kinds of pages. */
export interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** By Escape, the cross or a click beside it. */
  onClose: () => void;
  /** Once it stands and has taken the focus. */
  onOpened?: () => void;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Of the row of buttons at the foot of a dialog. */
export const dialogActions = styles.actions;

/** To its first field, or where it has none to the first button below its words. A field without `tabindex` is for people. */
export function focusFirst(dialog: Element): void {
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  (first(':is(input, textarea, select):not([tabindex])') ?? first(`.${styles.actions} button`))?.focus();
}

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

/** A dialog that asks whether something shall be done that cannot be undone at once. Where words are written before, see `AskDialog`. */
export const confirmDialog = (Dialog: ComponentType<DialogProps>) =>
  function ConfirmDialog({ words, kind = 'dangerFilled', isBusy = false, onClose, onConfirm, children, ...shown }: ConfirmDialogProps) {
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
  };

interface DialogFormProps {
  form: Ref<HTMLFormElement>;
  /** While it is sent. */
  isBusy: boolean;
  /** Whether all that is asked for is there. */
  isReady?: boolean;
  /** Of the button that sends. */
  kind: 'primary' | 'dangerFilled';
  words: { cancel: string; submit: string };
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** What a dialog asks for, and its two buttons. */
export function DialogForm({ form, isBusy, isReady = true, kind, words, onCancel, onSubmit, children }: DialogFormProps) {
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button kind={kind} isSubmit isBusy={isBusy} isDisabled={!isReady}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
