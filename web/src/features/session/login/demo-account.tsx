import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#shared/form/form.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { LoginForm } from '../model/session-slice.ts';

const neverChanges = () => () => undefined;
const template = () => document.getElementById('demo-login');
const none = () => null;

interface DemoAccountProps {
  onUse: (login: LoginForm) => void;
}

/** The account of the demo data, where there are any: the gateway writes it beside the page. */
export function DemoAccount({ onUse }: DemoAccountProps) {
  const { t } = useTranslation('session');
  const { email, password } = useSyncExternalStore(neverChanges, template, none)?.dataset ?? {};
  if (email === undefined || password === undefined) return null;
  return (
    <FormNotice
      action={
        <Button size="small" icon={<KeyRound size={18} aria-hidden />} onClick={() => onUse({ email, password })}>
          {t('login.demoUse')}
        </Button>
      }
    >
      {t('login.demo')} <bdi dir="ltr">{email}</bdi> · <bdi dir="ltr">{password}</bdi>
    </FormNotice>
  );
}
