import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { ShareButton } from '#shared/ui/share-button.tsx';

export function SharePet({ pet: { id, name }, isRound = false }: { pet: Pick<Pet, 'id' | 'name'>; isRound?: boolean }) {
  const { t } = useTranslation('pets');
  return <ShareButton to={`pet-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}
