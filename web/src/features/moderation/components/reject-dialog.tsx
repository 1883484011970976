import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#shared/antd/modal.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useReturnedFocus } from '#shared/ui/use-returned-focus.ts';
import { withSuggestion } from '../model/reject-reason.ts';
import styles from './reject-dialog.module.css';

const longestReason = 500;

interface RejectDialogProps {
  pet: ReviewedPet;
  isBusy: boolean;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

/** Asks why; the owner reads the answer. Reject stays disabled while the reason is blank. */
export function RejectDialog({ pet, isBusy, onCancel, onReject }: RejectDialogProps) {
  const { t } = useTranslation('moderation');
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useReturnedFocus();
  const suggestions = ['photo', 'contact', 'price', 'description'] as const;
  return (
    <Modal
      open
      title={t('reject.title', { name: pet.name })}
      // While it is sent it may still fail: what was written stays.
      onCancel={() => isBusy || onCancel()}
      footer={null}
      closable={{ 'aria-label': t('reject.cancel') }}
      afterOpenChange={(isOpen) => isOpen && form.current?.querySelector('textarea')?.focus()}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <Field label={t('reject.reason')} hint={t('reject.hint')}>
          <TextArea value={reason} onValue={setReason} maxLength={longestReason} />
        </Field>
        <div className={styles.suggestions}>
          {suggestions.map((name) => (
            <Button
              key={name}
              size="small"
              onClick={() => setReason(withSuggestion(reason, t(`reject.suggestion.${name}`), longestReason))}
            >
              {t(`reject.suggestion.${name}`)}
            </Button>
          ))}
        </div>
        <div className={styles.actions}>
          <Button isDisabled={isBusy} onClick={onCancel}>
            {t('reject.cancel')}
          </Button>
          <Button kind="dangerFilled" isSubmit isBusy={isBusy} isDisabled={reason.trim() === ''}>
            {t('panel.reject')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
