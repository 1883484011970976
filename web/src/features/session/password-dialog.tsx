import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { onVisit } from '#shared/navigation/navigation.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { DialogForm } from '#shared/ui/dialog-form.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import { usePasswordForm } from './confirm-password/use-password-form.ts';

export interface PasswordDialogProps {
  isOpen: boolean;
  /** Called once: whether the password was given. */
  onEnd: (isGiven: boolean) => void;
}

function PasswordFields({ element, onEnd }: { element: Ref<HTMLFormElement>; onEnd: (isGiven: boolean) => void }) {
  const { t } = useTranslation('session');
  const form = usePasswordForm(onEnd);
  return (
    <DialogForm
      form={element}
      isBusy={form.isBusy}
      kind="primary"
      words={{ cancel: t('again.cancel'), submit: t('again.submit') }}
      onCancel={() => onEnd(false)}
      onSubmit={form.next}
    >
      <p>{t('again.text')}</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <Field {...form.about('passwordAgain')} label={t('field.password')}>
        <PasswordInput {...form.text('passwordAgain')} autoComplete="current-password" maxLength={128} />
      </Field>
    </DialogForm>
  );
}

/** Asks a member for their password before something that moves money or gives power; whatever lies below stays as it is. */
export function PasswordDialog({ isOpen, onEnd }: PasswordDialogProps) {
  const { t } = useTranslation('session');
  const form = useRef<HTMLFormElement>(null);
  // Who goes elsewhere has given up what needed it.
  useEffect(() => onVisit(() => onEnd(false)), [onEnd]);
  return (
    <Dialog
      isOpen={isOpen}
      title={t('again.title')}
      closeLabel={t('again.cancel')}
      onClose={() => onEnd(false)}
      onOpened={() => form.current?.querySelector('input')?.focus()}
    >
      <PasswordFields element={form} onEnd={onEnd} />
    </Dialog>
  );
}
