import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { DonePanel } from '#shared/content/states.tsx';

/** In ms: as long as the product specifies that its success is shown. */
const untilReturn = 3000;

/** The application is with the owner: back to the pet after three seconds, or at once by the link. */
export function SentPanel({ pet }: { pet: Pick<Pet, 'id' | 'name'> }) {
  const { t } = useTranslation('adoption-application');
  const back = `pet-${pet.id}`;
  useEffect(() => {
    const asked = currentVisit();
    const timer = setTimeout(() => {
      if (isStillAt(asked)) navigate(back, { replace: true });
    }, untilReturn);
    return () => clearTimeout(timer);
  }, [back]);
  return (
    <DonePanel
      title={t('sent.title')}
      text={<NamedText sentence={(name) => t('sent.text', { name })} name={pet.name} />}
      actions={
        <PageLink to={back} replace>
          {t('sent.back')}
        </PageLink>
      }
    />
  );
}
