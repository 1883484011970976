import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/form/form-section.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './settings.module.css';
import { useBrowserPush } from './use-browser-push.ts';

/** Whether this browser shows what happens while no page of the site is open: it is asked for here alone, on a click. */
export function BrowserPush({ memberId }: { memberId: string }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const push = useBrowserPush(memberId);
  if (!push) return null;
  const { state, isBusy, error, turnOn, turnOff } = push;
  return (
    <FormSection title={t('settings.browser.title')}>
      <div className={styles.browser}>
        <p role="status">{t(`settings.browser.${state}`)}</p>
        {state === 'off' && (
          <Button isBusy={isBusy} icon={<BellRing size={20} aria-hidden />} onClick={() => void turnOn()}>
            {t('settings.browser.turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <Button isBusy={isBusy} onClick={() => void turnOff()}>
            {t('settings.browser.turnOff')}
          </Button>
        )}
        {error && <p role="alert">{errorText(error)}</p>}
      </div>
    </FormSection>
  );
}
