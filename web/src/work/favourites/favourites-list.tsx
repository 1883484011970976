import { useTranslation } from 'react-i18next';
import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';

export const favouriteKinds = ['pets', 'vets', 'accessories', 'stores'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** The list of what a member has marked, in the address: `?tab=favourites&of=vets&page=2`. */
export const favouritesInKinds: ListSchema<object, { of: FavouriteKind }> = {
  filters: {},
  settings: { of: oneOfOr('pets', favouriteKinds) },
};

/** The queries of the dashboard's places for favourites. */
export const favouritesPlace = (of: FavouriteKind): Query => (of === 'pets' ? { tab: 'favourites' } : { tab: 'favourites', of });

/** Where the words of a kind stand. */
export const partOf = (of: FavouriteKind) => (of === 'pets' ? 'list' : of);

export const pageLimit = 12;
export const favouritesList: ListSchema<object, object> = { filters: {}, settings: {} };

/** Nothing is marked yet: how that is done, and the way to what can be marked. */
export function NoFavourites({ of = 'pets', text }: { of?: FavouriteKind; text: string }) {
  const { t } = useTranslation('favourites');
  return (
    <EmptyState
      title={t('list.empty')}
      reason={text}
      action={
        <ActionLink to={of === 'stores' ? 'accessories' : of} query={of === 'stores' ? { tab: of } : {}} kind="primary">
          {t(`${partOf(of)}.browse`)}
        </ActionLink>
      }
    />
  );
}
