import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { places } from '../model/dashboard-place.ts';

/** Whose list is empty is shown how to begin it. */
export function NoPetsYet() {
  const { t } = useTranslation('my-pets');
  return (
    <EmptyState
      title={t('list.empty')}
      reason={t('list.emptyText')}
      action={
        <ActionLink to="dashboard" query={places.add} kind="primary" size="large" icon={<Plus size={20} aria-hidden />}>
          {t('list.first')}
        </ActionLink>
      }
    />
  );
}
