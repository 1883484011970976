import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { required } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { onVisit } from '#shared/navigation/navigation.ts';
import { isTokenRefused } from '#shared/transport/authorised.ts';
import { credentials } from '#shared/transport/transport.ts';
import { DialogForm } from '#shared/content/dialogs.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';

export interface PasswordDialogProps {
  isOpen: boolean;
  /** Called once: whether the password was given. */
  onEnd: (isGiven: boolean) => void;
}

/** Names of their own: the page below may have fields with the usual ones. */
const fields: Readonly<Record<string, string>> = { password: 'passwordAgain' };

function storeToken(userId: string | undefined, token: string): boolean {
  const now = credentials.read();
  // Somebody else may have signed in meanwhile.
  if (now === undefined || now.user.id !== userId) return false;
  credentials.write({ ...now, token });
  return true;
}

/** Takes the password of the member again; `onEnd` learns whether it was right, and a token that shows it is stored. */
function usePasswordForm(onEnd: (isGiven: boolean) => void) {
  const [confirm] = authEndpoints.usePostAuthConfirmPasswordMutation();
  return useForm({
    initial: { passwordAgain: '' },
    rules: { passwordAgain: required('session:problem.passwordRequired') },
    fieldOf: (path) => fields[path] ?? path,
    words: { failed: 'session:again.failed' },
    submit: async ({ passwordAgain }) => {
      const userId = credentials.read()?.user.id;
      try {
        const { token } = await confirm({ body: { password: passwordAgain } }).unwrap();
        onEnd(storeToken(userId, token));
      } catch (error) {
        // The session is over, which has words and a way of its own.
        if (isApiError(error) && isTokenRefused(error)) return onEnd(false);
        throw error;
      }
    },
  });
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
