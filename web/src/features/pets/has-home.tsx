import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from './pet-screen.module.css';

export function SharePet({ pet: { id, name }, isRound = false }: { pet: Pick<Pet, 'id' | 'name'>; isRound?: boolean }) {
  const { t } = useTranslation('pets');
  return <ShareButton to={`pet-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}

/** The way on from a pet that was adopted: others of its kind that can be had. */
export function OthersLink({ pet: { species } }: { pet: Pick<Pet, 'species'> }) {
  const { t } = useTranslation(['pets', 'pet']);
  return (
    <ActionLink to="pets" query={{ species }} kind="primary">
      {t(`detail.hasHome.${species}`)}
    </ActionLink>
  );
}

/** Above the page of a pet that was adopted: the good news, and the way on. */
export function HasHome({ pet }: { pet: Pick<Pet, 'species' | 'name'> }) {
  const { t } = useTranslation('pets');
  return (
    <div className={styles.hasHome}>
      <Panel tone="leaf" title={<NamedText sentence={(name) => t('detail.hasHome.title', { name })} name={pet.name} />}>
        <Stack gap={3}>
          <p>{t('detail.hasHome.text')}</p>
          <div>
            <OthersLink pet={pet} />
          </div>
        </Stack>
      </Panel>
    </div>
  );
}
