import { useTranslation } from 'react-i18next';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './balance.module.css';

const tabs = ['balance', 'settlements', 'debts'] as const;

/** Every row of the ledger, what was paid out, or what buyers still have to get from the store. */
export function BalanceTabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation('vendor-office');
  return (
    <TabLinks
      label={t('balance.title')}
      to={vendorPage}
      entries={tabs.map((name) => ({ name, text: t(`balance.tab.${name}`), query: vendorPlaces[name] }))}
      current={current}
      className={styles.tabs}
    />
  );
}
