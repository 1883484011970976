import { useTranslation } from 'react-i18next';
import type { Store } from '#shared/api/types.ts';
import { ShareButton } from '#shared/ui/share-button.tsx';

interface ShareStoreProps {
  store: Pick<Store, 'id' | 'name'>;
  isRound?: boolean;
}

export function ShareStore({ store: { id, name }, isRound = false }: ShareStoreProps) {
  const { t } = useTranslation('stores');
  return <ShareButton to={`store-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}
