import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';

interface DeactivatedPanelProps {
  isBusy: boolean;
  onReactivate: () => void;
  onBack: () => void;
}

/** After a login with the right password of an account that was deactivated: it can be brought back. */
export function DeactivatedPanel({ isBusy, onReactivate, onBack }: DeactivatedPanelProps) {
  const { t } = useTranslation('session');
  return (
    <DonePanel
      title={t('deactivated.title')}
      text={t('deactivated.text')}
      actions={
        <>
          <Button kind="primary" isBusy={isBusy} onClick={onReactivate}>
            {t('deactivated.reactivate')}
          </Button>
          <Button kind="text" onClick={onBack}>
            {t('forgot.back')}
          </Button>
        </>
      }
    />
  );
}
