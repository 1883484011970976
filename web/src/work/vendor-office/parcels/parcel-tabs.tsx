import { useTranslation } from 'react-i18next';
import { TabLinks } from '#shared/content/tab-links.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';

const tabs = ['parcels', 'unpaid'] as const;

/** What the store is to send or has sent, or what is reserved until it is paid. */
export function ParcelTabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation('vendor-office');
  return (
    <TabLinks
      label={t('parcels.title')}
      to={vendorPage}
      entries={tabs.map((name) => ({ name, text: t(`parcels.tab.${name}`), query: vendorPlaces[name] }))}
      current={current}
    />
  );
}
