import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory } from '#shared/api/types.ts';
import { Input } from '#shared/antd/work.ts';
import { useFormWords } from '#shared/form/use-form-words.ts';
import { formatNumber } from '#shared/format/format.ts';
import { typedNumber } from '#shared/work/number-rules.ts';
import { piecesInStock } from '../product/product-form.ts';
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
export function StockInput({ product }: { product: OwnAccessory }) {
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
