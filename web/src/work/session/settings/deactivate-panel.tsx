import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { closed } from '../../../features/session/model/session-slice.ts';
import styles from '../profile/profile-screen.module.css';

/** Ends the account after a question; it can be brought back for 30 days. */
export function DeactivatePanel() {
  const { t } = useTranslation(['session', 'shell']);
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [deactivate, { isLoading }] = authEndpoints.useDeleteAuthDeactivateMutation();
  const leave = async () => {
    const { error } = await deactivate();
    if (error === undefined) dispatch(closed('session:deactivate.done'));
  };
  return (
    <Panel tone="framed" title={t('deactivate.title')}>
      <p className={styles.soft}>{t('deactivate.text')}</p>
      <Button kind="danger" className={styles.after} onClick={() => setAsked(true)}>
        {t('deactivate.submit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('deactivate.question')}
        words={{ keep: t('deactivate.keep'), confirm: t('deactivate.submit') }}
        isBusy={isLoading}
        onClose={() => setAsked(false)}
        onConfirm={() => void leave()}
      >
        <p>{t('deactivate.consequence')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
