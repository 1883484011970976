import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

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
