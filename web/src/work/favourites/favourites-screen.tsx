import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Accessory, Store, Vet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { PartChoice } from '#shared/work/part-choice.tsx';
import { LikeButton } from '../../features/favourites/like-button.tsx';
import { favouriteKinds, favouritesInKinds, favouritesPlace, partOf, NoFavourites, pageLimit } from './favourites-list.tsx';
import type { FavouriteKind } from './favourites-list.tsx';
import styles from './favourites.module.css';

interface MarkedProps<Item> {
  of: FavouriteKind;
  list: ReturnType<typeof useListQuery<object, { of: FavouriteKind }>>;
  result: ListResult<Item>;
  children: (items: readonly Item[]) => ReactNode;
}

/** Marked things of one kind, the last first, with the ways to the other kinds. */
function Marked<Item>({ of, list, result, children }: MarkedProps<Item>) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const part = partOf(of);
  const tabs = favouriteKinds.map((name) => ({ name, text: t(`tabs.${name}`), query: favouritesPlace(name) }));
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t(`${part}.title`)}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t(`${part}.count`, { count: total, amount: formatNumber(total) })}
      above={
        <div className={styles.tabs}>
          <PartChoice label={t('tabs.label')} to="dashboard" entries={tabs} current={of} />
        </div>
      }
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

/** Shows things as cards, each with a button in the corner of its picture. */
type GridOf<Thing> = (things: readonly Thing[], corner: (thing: Thing) => ReactNode) => ReactNode;

export interface FavouriteGrids {
  vets: GridOf<Vet>;
  accessories: GridOf<Accessory>;
  stores: GridOf<Store>;
}

/** What a member has marked, of one kind, the last first. One whose mark is taken back stays in sight until the next visit. */
export function FavouritesScreen({ grids }: { grids: FavouriteGrids }) {
  const list = useListQuery(favouritesInKinds);
  const { of } = list.settings;
  const wanted = { page: list.page, limit: pageLimit };
  const isOf = (kind: FavouriteKind) => ({ skip: of !== kind, refetchOnMountOrArgChange: true });
  const pets = petsEndpoints.useGetPetsUserLikesQuery(wanted, isOf('pets'));
  const vets = vetsEndpoints.useGetVetsUserLikesQuery(wanted, isOf('vets'));
  const accessories = commerceEndpoints.useGetAccessoriesUserLikesQuery(wanted, isOf('accessories'));
  const stores = commerceEndpoints.useGetStoresUserLikesQuery(wanted, isOf('stores'));
  if (of === 'vets') {
    return (
      <Marked key={of} of={of} list={list} result={listResult(vets, (data) => data.vets)}>
        {(items) => grids.vets(items, (vet) => <LikeButton kind="vet" thing={vet} />)}
      </Marked>
    );
  }
  if (of === 'accessories') {
    return (
      <Marked key={of} of={of} list={list} result={listResult(accessories, (data) => data.accessories)}>
        {(items) => grids.accessories(items, (accessory) => <LikeButton kind="accessory" thing={accessory} />)}
      </Marked>
    );
  }
  if (of === 'stores') {
    return (
      <Marked key={of} of={of} list={list} result={listResult(stores, (data) => data.stores)}>
        {(items) => grids.stores(items, (store) => <LikeButton kind="store" thing={store} />)}
      </Marked>
    );
  }
  return (
    <Marked key={of} of={of} list={list} result={listResult(pets, (data) => data.pets)}>
      {(items) => <PetGrid pets={items} corner={(pet) => <LikeButton kind="pet" thing={pet} />} />}
    </Marked>
  );
}
