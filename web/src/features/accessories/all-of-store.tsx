import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { pageSize } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';

const shelf: ListSchema<object, object> = { filters: {}, settings: {}, lastPage: 84 };

interface AllOfStoreProps {
  storeId: string;
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
}

/** All that a store sells, the newest first, page by page; an empty shelf offers those of all stores. */
export function AllOfStore({ storeId, corner }: AllOfStoreProps) {
  const { t } = useTranslation('accessories');
  const errorText = useErrorText();
  const list = useListQuery(shelf);
  const answer = commerceEndpoints.useGetAccessoriesVendorQuery({ vendorId: storeId, page: list.page, limit: pageSize });
  const result = listResult(answer, ({ accessories }) => accessories);
  return (
    <ListPage
      heading={<h2>{t('list.results')}</h2>}
      list={list}
      count={(total) => (total === undefined ? t('list.loading') : t('list.count', { count: total, amount: formatNumber(total) }))}
      label={t('list.results')}
      result={result}
      skeleton={<PetGridSkeleton count={pageSize} label={t('list.loading')} />}
      empty={
        <EmptyState
          title={t('shelf.empty')}
          reason={t('shelf.emptyText')}
          action={
            <ActionLink to="accessories" kind="primary">
              {t('detail.back')}
            </ActionLink>
          }
        />
      }
      failed={{ title: t('list.error.title'), text: errorText(result.error) }}
    >
      {(accessories) => <AccessoryGrid accessories={accessories} level={3} hasStore={false} corner={corner} />}
    </ListPage>
  );
}
