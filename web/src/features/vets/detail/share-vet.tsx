import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { ShareButton } from '#shared/ui/share-button.tsx';

export function ShareVet({ vet: { id, name }, isRound = false }: { vet: Pick<Vet, 'id' | 'name'>; isRound?: boolean }) {
  const { t } = useTranslation('vets');
  return <ShareButton to={`vet-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}
