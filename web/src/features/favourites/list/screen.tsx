import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { LikeButton } from '../favourites-code.ts';
import { favouritesList, NoFavourites, pageLimit } from './no-favourites.tsx';

/** What a member has marked, the last first. One whose mark is taken back stays in sight until the next visit. */
export function FavouritesScreen() {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const list = useListQuery(favouritesList);
  const pets = petsEndpoints.useGetPetsUserLikesQuery({ page: list.page, limit: pageLimit }, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('list.title')}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t('list.count', { count: total, amount: formatNumber(total) })}
      label={t('list.title')}
      result={listResult(pets, (data) => data.pets)}
      skeleton={<PetGridSkeleton count={6} label={t('list.loading')} />}
      empty={<NoFavourites text={t('list.emptyText')} />}
      failed={{ title: t('list.failed'), text: errorText(pets.error) }}
    >
      {(items) => <PetGrid pets={items} corner={(pet) => <LikeButton kind="pet" thing={pet} />} />}
    </ListPage>
  );
}
