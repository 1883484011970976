import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { ShareButton } from '#shared/ui/share-button.tsx';

interface ShareAccessoryProps {
  accessory: Pick<Accessory, 'id' | 'name'>;
  isRound?: boolean;
}

export function ShareAccessory({ accessory: { id, name }, isRound = false }: ShareAccessoryProps) {
  const { t } = useTranslation('accessories');
  return <ShareButton to={`accessory-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}
