import { X } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Modal } from '../antd/modal.ts';
import { useLast } from '../content/use-last.ts';
import { Button } from './button.tsx';
import styles from './dialogs.module.css';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** By Escape, the cross or a click beside it. */
  onClose: () => void;
  /** Once it stands and has taken the focus. */
  onOpened?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A field without `tabindex` is for people. */
function focusFirst(dialog: Element): void {
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  (first(':is(input, textarea, select):not([tabindex])') ?? first(`.${styles.actions} button`))?.focus();
}

/** A dialog over the page: antd's Modal. The focus goes to its first field, else its first action; it stays inside and comes back. */
export function Dialog({ isOpen, title, closeLabel, onClose, onOpened, actions, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const opened = (isShown: boolean) => {
    const dialog = body.current?.closest('[role="dialog"]');
    if (!isShown || !dialog) return;
    focusFirst(dialog);
    onOpened?.();
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      closable={{ 'aria-label': closeLabel, closeIcon: <X size={20} aria-hidden /> }}
      onCancel={onClose}
      afterOpenChange={opened}
      footer={actions ? <div className={styles.actions}>{actions}</div> : null}
      destroyOnHidden
      centered
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
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

/** What the form of such a dialog is given. */
export interface AskedForm {
  form: Ref<HTMLFormElement>;
  /** While what was asked for is sent. */
  isBusy: boolean;
  /** Of the button that leaves all as it is. */
  cancel: string;
  /** Closes the dialog, unless it is busy. */
  onCancel: () => void;
  /** Sends what was asked for; the dialog closes where that answers that the question is settled. Answers the same. */
  settle: (send: () => Promise<boolean>) => Promise<boolean>;
}

interface AskDialogProps<Asked> {
  /** What is asked about; without it the dialog is closed. */
  asked: Asked | undefined;
  /** With another key the form begins anew. */
  keyOf: (asked: Asked) => string;
  title: (asked: Asked) => ReactNode;
  cancel: string;
  onClose: () => void;
  children: (asked: Asked, given: AskedForm) => ReactNode;
}

/**
 * Asks in a form (`WordsForm`, `DialogForm`) before something is done to one thing; what is written there is typed at once. While it is
 * sent it may still fail: the dialog stays, with what was written.
 */
export function AskDialog<Asked>({ asked, keyOf, title, cancel, onClose, children }: AskDialogProps<Asked>) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = useLast(asked);
  const onCancel = () => isBusy || onClose();
  const settle = async (send: () => Promise<boolean>) => {
    setBusy(true);
    try {
      const isSettled = await send();
      if (isSettled) onClose();
      return isSettled;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={asked !== undefined}
      title={shown && title(shown)}
      closeLabel={cancel}
      onClose={onCancel}
      onOpened={() => form.current?.querySelector('textarea')?.focus()}
    >
      {shown && <Fragment key={keyOf(shown)}>{children(shown, { form, isBusy, cancel, onCancel, settle })}</Fragment>}
    </Dialog>
  );
}
