import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/work/form-section.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Button } from '#shared/work/button.tsx';
import styles from './settings.module.css';
import { useBrowserPush } from './use-browser-push.ts';

/** Whether this browser shows what happens while no page of the site is open: it is asked for here alone, on a click. */
export function BrowserPush({ memberId }: { memberId: string }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const push = useBrowserPush(memberId);
  if (!push) return null;
  const { state, isBusy, error } = push;
  const turns = {
    off: { act: push.turnOn, words: 'settings.browser.turnOn', icon: <BellRing size={20} aria-hidden /> },
    on: { act: push.turnOff, words: 'settings.browser.turnOff', icon: <BellOff size={20} aria-hidden /> },
  } as const;
  const turn = state === 'on' || state === 'off' ? turns[state] : undefined;
  return (
    <FormSection title={t('settings.browser.title')}>
      <div className={styles.browser}>
        <p role="status">{t(`settings.browser.${state}`)}</p>
        {/* One button, which keeps the focus. */}
        {turn && (
          <Button isBusy={isBusy} icon={turn.icon} onClick={() => void turn.act()}>
            {t(turn.words)}
          </Button>
        )}
        {error && <p role="alert">{errorText(error)}</p>}
      </div>
    </FormSection>
  );
}
