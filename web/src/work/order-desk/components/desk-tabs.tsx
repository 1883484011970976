import { useTranslation } from 'react-i18next';
import { TabLinks } from '#shared/content/tab-links.tsx';
import styles from './desk.module.css';

const tabs = [
  { name: 'slips', query: {} },
  { name: 'refunds', query: { tab: 'refunds' } },
  { name: 'disputes', query: { tab: 'disputes' } },
  { name: 'settlements', query: { tab: 'settlements' } },
  { name: 'proposals', query: { tab: 'proposals' } },
  { name: 'paidOut', query: { tab: 'paid-out' } },
] as const;

export type DeskTab = (typeof tabs)[number]['name'];

/** What waits for admins about orders: slips of bank transfers, money to pay back, what buyers and stores do not agree about, what stores are paid out, and what of that waits for a second admin. */
export function DeskTabs({ current }: { current: DeskTab }) {
  const { t } = useTranslation('order-desk');
  return (
    <TabLinks
      label={t('title')}
      to="admin-payments"
      entries={tabs.map(({ name, query }) => ({ name, text: t(`tab.${name}`), query }))}
      current={current}
      className={styles.tabs}
    />
  );
}
