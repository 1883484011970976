import { useTranslation } from 'react-i18next';
import type { RefundAccount } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDate } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import styles from './desk.module.css';

/** Which order it is, which leads to all that is known of it, and since when it waits. */
export function OrderCell({ id, number, since }: { id: string; number: string; since: string }) {
  const { t, i18n } = useTranslation('order-desk');
  return (
    <div className={styles.words}>
      <PageLink to={`admin-case-${id}`} className={styles.name}>
        {t('order')} <bdi dir="ltr">{number}</bdi>
      </PageLink>
      <span className={styles.meta}>{formatDate(i18n.language, since)}</span>
    </div>
  );
}

/** Who ordered, and how to reach them; the account may be gone. */
export function BuyerCell({ buyer }: { buyer: { fullName: string; phone: string } | null }) {
  const { t } = useTranslation('order-desk');
  if (buyer === null) return <span className={styles.meta}>{t('gone')}</span>;
  return (
    <div className={styles.words}>
      <UserText>{buyer.fullName}</UserText>
      <a href={`tel:${buyer.phone}`} className={styles.meta}>
        <bdi dir="ltr">{formatPhone(buyer.phone)}</bdi>
      </a>
    </div>
  );
}

/** Where a refund is paid to, as its buyer has named it. */
export function RefundToCell({ refundTo }: { refundTo: RefundAccount | null }) {
  const { t } = useTranslation('order-desk');
  if (refundTo === null) return <span className={styles.meta}>{t('refunds.unnamed')}</span>;
  return (
    <div className={styles.words}>
      <span>
        {t(`refunds.kind.${refundTo.kind}`)} <bdi dir="ltr">{refundTo.account}</bdi>
      </span>
      <span className={styles.meta}>
        <UserText>{refundTo.title}</UserText>
      </span>
    </div>
  );
}
