import { useTranslation } from 'react-i18next';
import type { SentParcel } from '#shared/api/types.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { Button } from '#shared/work/button.tsx';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { mayDrop } from '../model/parcel-acts.ts';
import type { AskedAct } from './act-dialog.tsx';
import styles from './parcel.module.css';

type Line = SentParcel['items'][number];

function LineWords({ line: { name, price, ordered, quantity, returned } }: { line: Line }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <span className={styles.words}>
      <span>
        <UserText>{name}</UserText>
      </span>
      <small>
        {formatNumber(quantity)} × {formatPrice(t, price)}
        {quantity < ordered && <> · {t('parcel.dropped', { amount: formatNumber(ordered - quantity) })}</>}
        {returned > 0 && <> · {t('parcel.returned', { amount: formatNumber(returned) })}</>}
      </small>
    </span>
  );
}

/** What is in a parcel, what can still be left out, and what it comes to. */
export function ParcelLines({ parcel, onAsk }: { parcel: SentParcel; onAsk: (asked: AskedAct) => void }) {
  const { t } = useTranslation('vendor-office');
  const { items, order, payment } = parcel;
  return (
    <Panel tone="framed" title={t('parcel.lines')}>
      <ul className={styles.lines}>
        {items.map((line) => (
          <li key={line.accessoryId}>
            <span className={styles.picture}>
              <CoverPicture image={line.image ?? undefined} none="window-hamster" sizes="56px" />
            </span>
            <LineWords line={line} />
            {mayDrop(parcel) && line.quantity > 0 && (
              <Button
                size="small"
                label={t('parcel.dropOf', { name: `\u2068${line.name}\u2069` })}
                onClick={() => onAsk({ act: 'drop', line })}
              >
                {t('parcel.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Amounts of={parcel} />
      <p className={styles.payment}>
        {t(`parcel.method.${order.paymentMethod}`)} · {t(`parcel.payment.${payment}`)}
      </p>
    </Panel>
  );
}
