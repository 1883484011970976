import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonKind } from '#shared/ui/button.tsx';

/** Sends the member the mail with the link once more: to the new address that waits for it, else to their own. */
export function ResendButton({ kind }: { kind?: ButtonKind }) {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const [resend, { isLoading }] = authEndpoints.usePostAuthResendVerificationMutation();
  const send = async () => {
    const { error } = await resend({ body: {} });
    if (error) toast.error(errorText(error, t('resendFailed')));
    else toast.success(t('resent'));
  };
  return (
    <Button kind={kind} isBusy={isLoading} icon={<Mail size={20} aria-hidden />} onClick={() => void send()}>
      {t('resend')}
    </Button>
  );
}
