import { useTranslation } from 'react-i18next';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { partOf } from './favourites-list.ts';
import type { FavouriteKind } from './favourites-list.ts';

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
