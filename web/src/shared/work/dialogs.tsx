import { X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Modal } from '../antd/modal.ts';
import { confirmDialog, dialogActions, focusFirst } from '../content/dialogs.tsx';
import type { DialogProps } from '../content/dialogs.tsx';
import { focusContent } from '../content/use-kept-focus.ts';
import { useLast } from '../content/use-last.ts';

/** What opened it may be gone (a row that was deleted), or never had the focus: then the content of the page takes it. */
const keepFocus = (): void => {
  if (document.activeElement === document.body) focusContent();
};

/** A dialog over the page: antd's Modal. The focus goes to its first field, else its first action; it stays inside and comes back. */
export function Dialog({ isOpen, title, closeLabel, onClose, onOpened, actions, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const opened = (isShown: boolean) => {
    if (!isShown) keepFocus();
    const dialog = body.current?.closest('[role="dialog"]');
    if (!isShown || !dialog) return;
    focusFirst(dialog);
    onOpened?.();
  };
  // One that is taken away while it is open is never reported as closed.
  useEffect(() => (isOpen ? () => void requestAnimationFrame(keepFocus) : undefined), [isOpen]);
  return (
    <Modal
      open={isOpen}
      title={title}
      closable={{ 'aria-label': closeLabel, closeIcon: <X size={20} aria-hidden /> }}
      onCancel={onClose}
      afterOpenChange={opened}
      footer={actions ? <div className={dialogActions}>{actions}</div> : null}
      destroyOnHidden
      centered
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}

export const ConfirmDialog = confirmDialog(Dialog);

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
