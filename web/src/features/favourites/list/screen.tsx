import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TabLinks } from '#shared/ui/tab-links.tsx';
import { LikeButton } from '../favourites-code.ts';
import { favouriteKinds, favouritesInKinds, favouritesPlace } from './favourites-list.ts';
import type { FavouriteKind } from './favourites-list.ts';
import { NoFavourites, pageLimit } from './no-favourites.tsx';
import styles from './screen.module.css';

interface MarkedProps<Item> {
  of: FavouriteKind;
  list: ReturnType<typeof useListQuery<object, { of: FavouriteKind }>>;
  result: ListResult<Item>;
  children: (items: readonly Item[]) => ReactNode;
}

/** Marked things of one kind, the last first, with the way to the other kind. */
function Marked<Item>({ of, list, result, children }: MarkedProps<Item>) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const part = of === 'pets' ? 'list' : 'vets';
  const tabs = favouriteKinds.map((name) => ({ name, text: t(`tabs.${name}`), query: favouritesPlace(name) }));
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t(`${part}.title`)}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t(`${part}.count`, { count: total, amount: formatNumber(total) })}
      above={<TabLinks label={t('tabs.label')} to="dashboard" entries={tabs} current={of} className={styles.tabs} />}
      label={t(`${part}.title`)}
      result={result}
      skeleton={<PetGridSkeleton count={6} label={t(`${part}.loading`)} />}
      empty={<NoFavourites of={of} text={t(`${part}.emptyText`)} />}
      failed={{ title: t(`${part}.failed`), text: errorText(result.error) }}
    >
      {children}
    </ListPage>
  );
}

/** Shows vets as cards, each with a button in the corner of its picture. */
export type VetGridOf = (vets: readonly Vet[], corner: (vet: Vet) => ReactNode) => ReactNode;

/** What a member has marked, pets or vets, the last first. One whose mark is taken back stays in sight until the next visit. */
export function FavouritesScreen({ vetGrid }: { vetGrid: VetGridOf }) {
  const list = useListQuery(favouritesInKinds);
  const { of } = list.settings;
  const wanted = { page: list.page, limit: pageLimit };
  const isOf = (kind: FavouriteKind) => ({ skip: of !== kind, refetchOnMountOrArgChange: true });
  const pets = petsEndpoints.useGetPetsUserLikesQuery(wanted, isOf('pets'));
  const vets = vetsEndpoints.useGetVetsUserLikesQuery(wanted, isOf('vets'));
  if (of === 'vets') {
    return (
      <Marked key={of} of={of} list={list} result={listResult(vets, (data) => data.vets)}>
        {(items) => vetGrid(items, (vet) => <LikeButton kind="vet" thing={vet} />)}
      </Marked>
    );
  }
  return (
    <Marked key={of} of={of} list={list} result={listResult(pets, (data) => data.pets)}>
      {(items) => <PetGrid pets={items} corner={(pet) => <LikeButton kind="pet" thing={pet} />} />}
    </Marked>
  );
}
