import { useTranslation } from 'react-i18next';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';

/** Nobody knows whether the visit is booked: where to look, and the way back to the form. */
export function UnsurePanel({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('vets');
  return (
    <DonePanel
      title={t('book.unsure.title')}
      text={t('book.unsure.text')}
      actions={
        <>
          <ActionLink to="dashboard" query={{ tab: 'appointments' }} kind="primary">
            {t('book.done.mine')}
          </ActionLink>
          <Button onClick={onBack}>{t('book.unsure.back')}</Button>
        </>
      }
    />
  );
}
