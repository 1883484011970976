import { Fragment, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Dialog } from './dialog.tsx';
import { useLast } from './use-last.ts';

/** What the form of such a dialog is given. */
export interface AskedForm {
  form: Ref<HTMLFormElement>;
  /** Closes the dialog, unless it is busy. */
  onCancel: () => void;
}

interface AskDialogProps<Asked> {
  /** What is asked about; without it the dialog is closed. */
  asked: Asked | undefined;
  /** With another key the form begins anew. */
  keyOf: (asked: Asked) => string;
  title: (asked: Asked) => ReactNode;
  closeLabel: string;
  /** While it is sent it may still fail: the dialog stays, with what was written. */
  isBusy: boolean;
  onClose: () => void;
  children: (asked: Asked, given: AskedForm) => ReactNode;
}

/** Asks in a form (`DialogForm`) before something is done to one thing; what is written there is typed at once. */
export function AskDialog<Asked>({ asked, keyOf, title, closeLabel, isBusy, onClose, children }: AskDialogProps<Asked>) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useLast(asked);
  const onCancel = () => isBusy || onClose();
  return (
    <Dialog
      isOpen={asked !== undefined}
      title={shown && title(shown)}
      closeLabel={closeLabel}
      onClose={onCancel}
      onOpened={() => form.current?.querySelector('textarea')?.focus()}
    >
      {shown && <Fragment key={keyOf(shown)}>{children(shown, { form, onCancel })}</Fragment>}
    </Dialog>
  );
}
