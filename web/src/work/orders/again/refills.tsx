import { useTranslation } from 'react-i18next';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import type { Answer } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from '../order/order-screen.module.css';
import { LeftLines } from './left-lines.tsx';
import { useIntoCart } from './use-into-cart.ts';

type Refill = Answer<'getOrdersRefills'>['refills'][number];

function RefillEntry({ refill: { accessoryId, name, image, pieces, runsOutAt } }: { refill: Refill }) {
  const { t, i18n } = useTranslation('orders');
  const { put, isBusy, left } = useIntoCart();
  const values = { date: formatDate(i18n.language, runsOutAt), amount: formatNumber(pieces) };
  return (
    <ProductEntry accessoryId={accessoryId} name={name} image={image ?? undefined}>
      <small>{t('refill.runsOut', values)}</small>
      <span>
        <Button
          size="small"
          label={t('refill.again', { ...values, name })}
          isBusy={isBusy}
          onClick={() => void put([{ accessoryId, name, quantity: pieces }])}
        >
          {t('again.button')}
        </Button>
      </span>
      <LeftLines left={left} />
    </ProductEntry>
  );
}

/** What the member has bought that runs out, the first one first; an empty list is explained. */
export function Refills() {
  const { t } = useTranslation('orders');
  const { data } = commerceEndpoints.useGetOrdersRefillsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  return (
    <Panel tone="framed" title={t('refill.title')}>
      {data.refills.length === 0 ? (
        <p>{t('refill.none')}</p>
      ) : (
        <Stack gap={3}>
          <p>{t('refill.text')}</p>
          <ul className={styles.items}>
            {data.refills.map((refill) => (
              <RefillEntry key={refill.accessoryId} refill={refill} />
            ))}
          </ul>
        </Stack>
      )}
    </Panel>
  );
}
