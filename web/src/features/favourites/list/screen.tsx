import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { LikeButton } from '../favourites-code.ts';

const pageLimit = 12;
const favouritesList: ListSchema<object, object> = { filters: {}, settings: {} };

/** What a member has marked, the last first. One whose mark is taken back stays in sight until the next visit. */
export function FavouritesScreen() {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const list = useListQuery(favouritesList);
  const pets = petsEndpoints.useGetPetsUserLikesQuery({ page: list.page, limit: pageLimit }, { refetchOnMountOrArgChange: true });
  const empty = (
    <EmptyState
      title={t('list.empty')}
      reason={t('list.emptyText')}
      action={
        <ActionLink to="pets" kind="primary">
          {t('list.browse')}
        </ActionLink>
      }
    />
  );
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t('list.count', { count: total, amount: formatNumber(total) })}
      label={t('list.title')}
      result={listResult(pets, (data) => data.pets)}
      skeleton={<PetGridSkeleton count={6} label={t('list.loading')} />}
      empty={empty}
      failed={{ title: t('list.failed'), text: errorText(pets.error) }}
    >
      {(items) => <PetGrid pets={items} corner={(pet) => <LikeButton pet={pet} />} />}
    </ListPage>
  );
}
