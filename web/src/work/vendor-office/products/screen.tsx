import { accessoryStatuses, longestSearch } from '@paltu/reference';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { NothingFound, EmptyState } from '#shared/content/states.tsx';
import { RowSearch, RowTools } from '#shared/work/row-list.tsx';
import { firstWords } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import { useProductColumns } from './product-columns.tsx';
import { pageSize, productList } from './product-list.ts';
import type { ProductFilters } from './product-list.ts';
import { StoreOverview } from './store-overview.tsx';

interface ProductToolsProps {
  filters: ProductFilters;
  onChange: (changes: ProductFilters) => void;
}

function ProductTools({ filters: { search = '', status }, onChange }: ProductToolsProps) {
  const { t } = useTranslation('vendor-office');
  const choices = (['all', ...accessoryStatuses] as const).map((value) => ({ value, text: t(`status.${value}`) }));
  return (
    <RowTools>
      <RowSearch label={t('search')} maxLength={longestSearch} value={search} onValue={(text) => onChange({ search: text || undefined })} />
      <WorkField label={t('column.status')} isGroup>
        <WorkChoices
          look="segmented"
          choices={choices}
          value={status ?? 'all'}
          onValue={(value) => onChange({ status: value === 'all' ? undefined : value })}
        />
      </WorkField>
    </RowTools>
  );
}

function AddLink() {
  const { t } = useTranslation('vendor-office');
  return (
    <ActionLink to={vendorPage} query={vendorPlaces.add} kind="primary" icon={<Plus size={20} aria-hidden />}>
      {t('product.add')}
    </ActionLink>
  );
}

function NoProducts({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('vendor-office');
  if (isNarrowed) return <NothingFound title={t('products.notFound')} reason={t('products.notFoundText')} onClear={onClear} />;
  return <EmptyState title={t('products.none')} reason={t('products.noneText')} />;
}

function Products({ store }: { store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(productList);
  const { filters, page } = list;
  const asked = { page, limit: pageSize, ...filters, search: filters.search && firstWords(filters.search) };
  const query = commerceEndpoints.useGetAccessoriesUserMyAccessoriesQuery(asked, { refetchOnMountOrArgChange: true });
  const columns = useProductColumns();
  const title = t('products.title');
  return (
    <WorkList
      words={{ title, loading: t('products.loading'), error: t('products.error') }}
      count={(isCapped, values) => t(isCapped ? 'products.countCapped' : 'products.count', values)}
      list={list}
      savedAs="stock"
      tools={<AddLink />}
      above={
        <>
          <StoreOverview store={store} />
          <ProductTools filters={filters} onChange={list.filter} />
        </>
      }
      result={listResult(query, ({ accessories }) => accessories)}
      empty={<NoProducts isNarrowed={chosenFilters(filters).length > 0} onClear={() => list.replaceFilters({})} />}
    >
      {(products) => <WorkTable name="vendor.products" label={title} items={products} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}

/** All that the own store offers, drafts and archived ones too: what each costs, how many there are, and whether it is on the shelf. */
export function ProductsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('products.title')}>{(store) => <Products store={store} />}</OwnStoreFrame>;
}
