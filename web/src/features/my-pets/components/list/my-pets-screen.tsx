import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { places } from '../../model/dashboard-place.ts';
import { MyPetsGrid, MyPetsSkeleton } from './my-pets-grid.tsx';

const pageLimit = 12;
const myPetsList: ListSchema<object, object> = { filters: {}, settings: {} };

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

/** All my listings, of every state of the review; those that were sent back first. */
export function MyPetsScreen() {
  const { t } = useTranslation('my-pets');
  const { page, status, focusStatus } = useListQuery(myPetsList);
  const pets = petsEndpoints.useGetPetsUserMyPetsQuery({ page, limit: pageLimit, sortBy: 'sent-back' });
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
      status={status}
      focusStatus={focusStatus}
      count={(total) => total !== undefined && t('list.count', { count: total, amount: formatNumber(total) })}
      tools={
        <ActionLink to="dashboard" query={places.add} kind="genda" icon={<Plus size={20} aria-hidden />}>
          {t('list.add')}
        </ActionLink>
      }
      label={t('list.title')}
      result={listResult(pets, (data) => data.pets)}
      page={page}
      skeleton={<MyPetsSkeleton count={6} />}
      empty={<NoPetsYet />}
      failed={{ title: t('list.error'), text: t('list.errorText') }}
    >
      {(items) => <MyPetsGrid pets={items} />}
    </ListPage>
  );
}
