import { accessoryStatuses, fewPieces, longestSearch } from '@paltu/reference';
import { Archive, ArchiveRestore, Tag, EyeOff, TriangleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#shared/antd/work.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { NothingFound, EmptyState } from '#shared/content/states.tsx';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { firstWords } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button, ActionLink } from '#shared/work/button.tsx';
import { WorkChoices } from '#shared/work/choices.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { typedNumber } from '#shared/work/number-rules.ts';
import { RowSearch, RowTools } from '#shared/work/row-list.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame, Unregistered } from './own-store-frame.tsx';
import styles from './own-store.module.css';
import { vendorPage, vendorPlaces } from './own-store.ts';
import { piecesInStock, pageSize, productList, productStocks } from './product.ts';
import type { ProductFilters } from './product.ts';

/** What was typed over the pieces that there were: it falls away as soon as there are others. */
interface Typed {
  over: number;
  text: string;
  /** It has been saved, and the list that shows it is on its way. */
  isSaved?: true;
}

/** Pieces as they are typed in place, and saved by Enter or as the field is left; Escape takes them back. */
function useStock({ id, quantity }: OwnAccessory) {
  const [save, { isLoading }] = commerceEndpoints.usePutAccessoriesByIdMutation();
  const [kept, keep] = useState<Typed>();
  const typed = kept?.over === quantity ? kept : undefined;
  const problem = typed !== undefined && piecesInStock(typed.text, {});
  const commit = async () => {
    if (typed === undefined || typed.isSaved || problem || isLoading) return;
    const pieces = typedNumber(typed.text);
    if (typed.text.trim() === '' || pieces === quantity) return keep(undefined);
    const { error } = await save({ id, body: { quantity: pieces }, seen: { part: 'stock' } });
    if (!error) keep({ ...typed, isSaved: true });
  };
  return {
    text: typed?.text ?? String(quantity),
    problem,
    isBusy: isLoading,
    type: (text: string) => keep({ over: quantity, text }),
    undo: () => keep(undefined),
    commit: () => void commit(),
  };
}

/** The pieces of a product that can still be bought, changed in place; beside them those that are ordered and not sent yet. */
function StockInput({ product }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  const { textOf } = useFormWords();
  const { text, problem, isBusy, type, undo, commit } = useStock(product);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key === 'Escape') undo();
  };
  return (
    <div className={styles.stock}>
      <Input
        aria-label={t('stock.label', { name: `\u2068${product.name}\u2069` })}
        aria-invalid={problem !== false || undefined}
        aria-describedby={problem ? `${product.id}-wrong` : undefined}
        aria-busy={isBusy || undefined}
        className={styles.pieces ?? ''}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        status={problem ? 'error' : ''}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={commit}
      />
      {problem && (
        <span id={`${product.id}-wrong`} role="alert" className={styles.out}>
          {textOf(problem)}
        </span>
      )}
      {product.reserved > 0 && (
        <span className={styles.meta}>{t('stock.reserved', { count: product.reserved, amount: formatNumber(product.reserved) })}</span>
      )}
      {!product.inStock && product.status === 'active' && <span className={styles.out}>{t('stock.out')}</span>}
    </div>
  );
}

/** What can be done with a product in each status, and what it has then. */
const steps = {
  active: { name: 'archive', to: 'archived', icon: Archive },
  draft: { name: 'offer', to: 'active', icon: Tag },
  archived: { name: 'restore', to: 'active', icon: ArchiveRestore },
} as const;

/** Takes a product off the shelf, or puts it there. */
function StatusButton({ product: { id, name, status } }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  const [change, { isLoading }] = commerceEndpoints.usePatchAccessoriesByIdStatusMutation();
  const { name: step, to, icon: Icon } = steps[status];
  return (
    <Button
      size="small"
      isBusy={isLoading}
      icon={<Icon size={18} aria-hidden />}
      label={t(`step.${step}Of`, { name: `\u2068${name}\u2069` })}
      onClick={() => void change({ id, body: { status: to } })}
    >
      {t(`step.${step}`)}
    </Button>
  );
}

const tones: Readonly<Record<OwnAccessory['status'], PillTone>> = { active: 'approved', draft: 'pending', archived: 'plain' };

/** What it is, and the way to edit it. */
function ProductWords({ product: { id, name, category, images } }: { product: OwnAccessory }) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        <CoverPicture image={images[0]} none="window-hamster" sizes="56px" />
      </span>
      <div className={styles.words}>
        <PageLink to={vendorPage} query={vendorPlaces.edit(id)} className={styles.name}>
          <UserText>{name}</UserText>
        </PageLink>
        <p className={styles.meta}>{t(`category.${category}`)}</p>
      </div>
    </div>
  );
}

function Price({ product: { price, originalPrice } }: { product: OwnAccessory }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <div className={styles.words}>
      <span className={styles.price}>{formatPrice(t, price)}</span>
      {originalPrice > price && (
        <s className={styles.meta}>
          <span className="visually-hidden">{t('column.before')} </span>
          {formatPrice(t, originalPrice)}
        </s>
      )}
    </div>
  );
}

function Status({ product: { status, hidden, waitsForReview, recall, vendor } }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={styles.pills}>
      <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
      {status === 'active' && !vendor.takesOrders && <Pill tone="pending">{t('status.unregistered')}</Pill>}
      {recall && (
        <Pill tone="rejected" icon={<TriangleAlert size={16} aria-hidden />}>
          {t('status.recalled')}
        </Pill>
      )}
      {waitsForReview && <Pill tone="pending">{t('status.waits')}</Pill>}
      {hidden && !waitsForReview && (
        <Pill tone="rejected" icon={<EyeOff size={16} aria-hidden />}>
          {t('status.hidden')}
        </Pill>
      )}
    </div>
  );
}

/** What the table of one's own products shows of each. */
function useProductColumns(): WorkColumn<OwnAccessory>[] {
  const { t } = useTranslation(['vendor-office', 'work']);
  return [
    { name: 'product', title: t('column.product'), part: 'title', cell: (product) => <ProductWords product={product} />, width: '32%' },
    { name: 'price', title: t('column.price'), cell: (product) => <Price product={product} />, width: 130 },
    { name: 'stock', title: t('column.stock'), cell: (product) => <StockInput product={product} />, width: 150 },
    { name: 'status', title: t('column.status'), cell: (product) => <Status product={product} /> },
    { name: 'reviews', title: t('column.reviews'), cell: (product) => <Rating of={product} /> },
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (product) => <StatusButton product={product} /> },
  ];
}

interface ProductToolsProps {
  filters: ProductFilters;
  onChange: (changes: ProductFilters) => void;
}

function ProductTools({ filters: { search = '', status, stock }, onChange }: ProductToolsProps) {
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
      <WorkField label={t('column.stock')} className={styles.stocks}>
        <WorkSelect
          value={stock ?? 'all'}
          options={(['all', ...productStocks] as const).map((value) => ({ value, label: t(`stock.${value}`, { amount: fewPieces }) }))}
          onValue={(value) => onChange({ stock: value === 'all' ? undefined : value })}
        />
      </WorkField>
    </RowTools>
  );
}

function Products() {
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
      tools={
        <ActionLink to={vendorPage} query={vendorPlaces.add} kind="primary" icon={<Plus size={20} aria-hidden />}>
          {t('product.add')}
        </ActionLink>
      }
      above={
        <>
          <Unregistered />
          <ProductTools filters={filters} onChange={list.filter} />
        </>
      }
      result={listResult(query, ({ accessories }) => accessories)}
      empty={
        chosenFilters(filters).length > 0 ? (
          <NothingFound title={t('products.notFound')} reason={t('products.notFoundText')} onClear={() => list.replaceFilters({})} />
        ) : (
          <EmptyState title={t('products.none')} reason={t('products.noneText')} />
        )
      }
    >
      {(products) => <WorkTable name="vendor.products" label={title} items={products} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}

/** All that the own store offers, drafts and archived ones too: what each costs, how many there are, and whether it is on the shelf. */
export function ProductsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('products.title')}>{() => <Products />}</OwnStoreFrame>;
}
