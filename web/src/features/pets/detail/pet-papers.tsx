import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { hasPapers, PaperList } from '#shared/pet/paper-list.tsx';
import type { Papers } from '#shared/pet/paper-list.tsx';
import { DetailSection } from './pet-words.tsx';

/** The papers of a listing, where there are some. */
export function PetPapers({ id }: { id: string }) {
  const { t } = useTranslation('papers');
  const { currentData } = petsEndpoints.useGetPetsByIdAsMemberQuery({ id });
  const papers: Papers = currentData?.pet ?? {};
  if (!hasPapers(papers)) return null;
  return (
    <DetailSection title={t('title')}>
      <PaperList petId={id} papers={papers} />
    </DetailSection>
  );
}
