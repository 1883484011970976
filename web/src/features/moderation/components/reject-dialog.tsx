import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { languageOfText } from '#shared/pet/language-of-text.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea } from '#shared/ui/text-input.tsx';
import { useLast } from '#shared/ui/use-last.ts';
import { withSuggestion } from '../model/reject-reason.ts';
import styles from './review-dashboard.module.css';

const longestReason = 500;
const suggestions = ['photo', 'contact', 'price', 'description'] as const;

/** The ready reasons in the language in which the owner writes; in that of the page until they are there. */
function useSuggestions(pet: ReviewedPet | undefined): string[] {
  const page = useTranslation('moderation');
  const owner = useTranslation('moderation', pet ? { lng: languageOfText(pet.description) } : {});
  const { t } = owner.ready ? owner : page;
  return suggestions.map((name) => t(`reject.suggestion.${name}`));
}

interface RejectFormProps {
  pet: ReviewedPet | undefined;
  form: Ref<HTMLFormElement>;
  isBusy: boolean;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

function RejectForm({ pet, form, isBusy, onCancel, onReject }: RejectFormProps) {
  const { t } = useTranslation('moderation');
  const [reason, setReason] = useState('');
  const ready = useSuggestions(pet);
  return (
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
        {ready.map((text) => (
          <Button key={text} size="small" onClick={() => setReason(withSuggestion(reason, text, longestReason))}>
            <UserText>{text}</UserText>
          </Button>
        ))}
      </div>
      <div className={styles.rejectActions}>
        <Button isDisabled={isBusy} onClick={onCancel}>
          {t('reject.cancel')}
        </Button>
        <Button kind="dangerFilled" isSubmit isBusy={isBusy} isDisabled={reason.trim() === ''}>
          {t('panel.reject')}
        </Button>
      </div>
    </form>
  );
}

interface RejectDialogProps {
  /** The listing that is rejected; without one the dialog is closed. */
  pet: ReviewedPet | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onReject: (reason: string) => void;
}

/** Asks why; the owner reads the answer. Reject stays disabled while the reason is blank. */
export function RejectDialog({ pet, isBusy, onCancel, onReject }: RejectDialogProps) {
  const { t } = useTranslation('moderation');
  const form = useRef<HTMLFormElement>(null);
  const shown = useLast(pet);
  // While it is sent it may still fail: what was written stays.
  const cancel = () => isBusy || onCancel();
  return (
    <Dialog
      isOpen={pet !== undefined}
      title={shown && <NamedText say={(name) => t('reject.title', { name })} name={shown.name} />}
      closeLabel={t('reject.cancel')}
      onClose={cancel}
      onOpened={() => form.current?.querySelector('textarea')?.focus()}
    >
      <RejectForm key={shown?.id} pet={shown} form={form} isBusy={isBusy} onCancel={onCancel} onReject={onReject} />
    </Dialog>
  );
}
