import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#shared/toasts/toasts.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { LoginPrompt } from '#shared/content/states.tsx';

/** In ms: as long as the product specifies that this is shown. */
const toastTime = 5000;

/** A visitor who wants to ask for a pet: explains that one has to log in, and the way back to the pet. */
export function LoginGate({ petId }: { petId: string }) {
  const { t } = useTranslation('adoption-application');
  const text = t('login.text');
  useEffect(() => toast.error(text, toastTime), [text]);
  return <LoginPrompt title={t('login.title')} text={text} otherWay={<ActionLink to={`pet-${petId}`}>{t('back')}</ActionLink>} />;
}
