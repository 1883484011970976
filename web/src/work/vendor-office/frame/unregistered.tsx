import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';

/** Why nothing can be bought from the own store yet, and where that is mended; nothing where it can. */
export function Unregistered() {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetStoresUserAccountQuery();
  if (!data?.account.needsTaxNumber) return null;
  return (
    <Panel tone="genda">
      <p>{t('account.unregistered')}</p>
      <PageLink to={vendorPage} query={vendorPlaces.account}>
        {t('account.give')}
      </PageLink>
    </Panel>
  );
}
