import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { VisibilityPanel } from '#shared/work/visibility-panel.tsx';

/** Whether the store is open, and the way to close it or to open it again. */
export function StoreVisibility({ store }: { store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  const [change, { isLoading }] = commerceEndpoints.usePatchStoresStatusMutation();
  const words = {
    ...{ shown: t('visibility.open'), off: t('visibility.closed'), hidden: t('visibility.hidden') },
    ...{ hide: t('visibility.close'), show: t('visibility.reopen') },
  };
  return <VisibilityPanel thing={store} words={words} isBusy={isLoading} onSwitch={(isActive) => void change({ body: { isActive } })} />;
}
