import { Trans, useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { UserText } from '../user-text.tsx';
import styles from './about-pet.module.css';
import { DetailSection } from './detail-section.tsx';
import { LongText } from './long-text.tsx';

/** The owner's own words: description, tags, and why the pet needs another home. */
export function AboutPet({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  const title = <Trans t={t} i18nKey="detail.about.title" values={{ name: pet.name }} components={{ bdi: <bdi dir="auto" /> }} />;
  return (
    <>
      <DetailSection title={title}>
        <LongText text={pet.description} />
        {pet.tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('detail.about.tags')}>
            {pet.tags.map((tag) => (
              <li key={tag}>
                <UserText>{tag}</UserText>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      {pet.reasonForRehoming && (
        <DetailSection title={t('detail.reason')}>
          <LongText text={pet.reasonForRehoming} />
        </DetailSection>
      )}
    </>
  );
}
