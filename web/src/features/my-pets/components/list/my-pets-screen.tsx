import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Split } from '#shared/ui/split.tsx';
import { Pager } from '#shared/ui/pager.tsx';
import { useMyPetsQuery } from '../../api/my-pets-api.ts';
import { places } from '../../model/dashboard-place.ts';
import { MovedHeading } from '../moved-heading.tsx';
import { MyPetsGrid, MyPetsSkeleton } from './my-pets-grid.tsx';
import styles from './my-pets.module.css';

const pageLimit = 12;

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

/** A page beyond the last: deleting the only listing of a page leaves it empty. */
function EmptyPage() {
  const { t } = useTranslation('my-pets');
  return (
    <EmptyState
      title={t('list.pageEmpty')}
      action={
        <ActionLink to="dashboard" query={places.list} kind="primary">
          {t('list.firstPage')}
        </ActionLink>
      }
    />
  );
}

function ListBody({ page }: { page: number }) {
  const { t } = useTranslation('my-pets');
  const { currentData, isError, isFetching, refetch } = useMyPetsQuery({ page, limit: pageLimit });
  if (isError && !currentData) {
    return <ErrorState title={t('list.error')} text={t('list.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!currentData) return <MyPetsSkeleton count={6} />;
  const { pets, pagination } = currentData;
  if (pets.length === 0) return page === 1 ? <NoPetsYet /> : <EmptyPage />;
  return (
    <>
      <MyPetsGrid pets={pets} />
      <Pager current={page} last={pagination.totalPages} />
    </>
  );
}

export function MyPetsScreen({ page }: { page: number }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <Split look="ends" className={styles.head}>
        <MovedHeading>{t('list.title')}</MovedHeading>
        <ActionLink to="dashboard" query={places.add} kind="genda" icon={<Plus size={20} aria-hidden />}>
          {t('list.add')}
        </ActionLink>
      </Split>
      <ListBody page={page} />
    </>
  );
}
