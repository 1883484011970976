import { useTranslation } from 'react-i18next';
import { TabLinks } from '#shared/ui/tab-links.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './balance.module.css';

/** Every row of the ledger, or what was paid out alone. */
export function BalanceTabs({ current }: { current: 'balance' | 'settlements' }) {
  const { t } = useTranslation('vendor-office');
  return (
    <TabLinks
      label={t('balance.title')}
      to={vendorPage}
      entries={(['balance', 'settlements'] as const).map((name) => ({ name, text: t(`balance.tab.${name}`), query: vendorPlaces[name] }))}
      current={current}
      className={styles.tabs}
    />
  );
}
