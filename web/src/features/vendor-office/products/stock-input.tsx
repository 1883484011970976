import { mostPieces } from '@paltu/reference';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory } from '#shared/api/types.ts';
import { Input } from '#shared/antd/work.ts';
import { typedPrice } from '#shared/form/typed-price.ts';
import { formatNumber } from '#shared/format/format.ts';
import styles from './products.module.css';

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
  const isWrong = typed !== undefined && Number(typed.text) > mostPieces;
  const commit = async () => {
    if (typed === undefined || typed.isSaved || isWrong || isLoading) return;
    if (typed.text === '' || Number(typed.text) === quantity) return keep(undefined);
    const { error } = await save({ id, body: { quantity: Number(typed.text) }, seen: { part: 'stock' } });
    if (!error) keep({ ...typed, isSaved: true });
  };
  return {
    text: typed?.text ?? String(quantity),
    isWrong,
    isBusy: isLoading,
    type: (text: string) => keep({ over: quantity, text: typedPrice(text).slice(0, 6) }),
    undo: () => keep(undefined),
    commit: () => void commit(),
  };
}

/** The pieces of a product that can still be bought, changed in place; beside them those that are ordered and not sent yet. */
export function StockInput({ product }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  const { text, isWrong, isBusy, type, undo, commit } = useStock(product);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key === 'Escape') undo();
  };
  return (
    <div className={styles.stock}>
      <Input
        aria-label={t('stock.label', { name: `\u2068${product.name}\u2069` })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${product.id}-wrong` : undefined}
        aria-busy={isBusy || undefined}
        className={styles.pieces ?? ''}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        status={isWrong ? 'error' : ''}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={commit}
      />
      {isWrong && (
        <span id={`${product.id}-wrong`} role="alert" className={styles.out}>
          {t('product.problem.quantityMost')}
        </span>
      )}
      {product.reserved > 0 && (
        <span className={styles.meta}>{t('stock.reserved', { count: product.reserved, amount: formatNumber(product.reserved) })}</span>
      )}
      {!product.inStock && product.status === 'active' && <span className={styles.out}>{t('stock.out')}</span>}
    </div>
  );
}
