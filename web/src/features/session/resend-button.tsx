import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonKind } from '#shared/ui/button.tsx';

const { postAuthResendVerification, deleteAuthProfilePendingEmail, postAuthForgotPassword } = authEndpoints.endpoints;

outcome(postAuthResendVerification, {
  done: 'verification:resent',
  failed: (error) => refusalText(error, 'verification:resendFailed'),
});
outcome(deleteAuthProfilePendingEmail, { done: 'verification:kept', failed: (error) => refusalText(error, 'verification:keepFailed') });
outcome(postAuthForgotPassword, { done: 'session:forgot.success' });

/** Sends the member the mail with the link once more: to the new address that waits for it, else to their own. */
export function ResendButton({ kind }: { kind?: ButtonKind }) {
  const { t } = useTranslation('verification');
  const [resend, { isLoading }] = authEndpoints.usePostAuthResendVerificationMutation();
  return (
    <Button kind={kind} isBusy={isLoading} icon={<Mail size={20} aria-hidden />} onClick={() => void resend({ body: {} })}>
      {t('resend')}
    </Button>
  );
}
