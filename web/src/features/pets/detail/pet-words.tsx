import { Eye, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet, Requirements } from '#shared/api/types.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { petPart } from '#shared/pet/pet-fields.ts';
import { PetPill } from '#shared/pet/pet-pill.tsx';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { useRequirementLines } from '#shared/pet/use-requirement-lines.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import { CheckList } from '#shared/ui/check-list.tsx';
import { DetailTitle } from '#shared/ui/detail-page.tsx';
import { Section } from '#shared/content/section.tsx';
import { Timeline } from '#shared/ui/timeline.tsx';
import { SharePet } from './share-pet.tsx';
import { LongText } from './long-text.tsx';
import styles from './screen.module.css';

/** Who it is: name, breed and age, where and since when, how often looked at; and what one can do with the page. */
export function PetTitle({ pet, like }: { pet: Pet; like: ReactNode }) {
  const { t } = useTranslation(['pets', 'shell']);
  const words = usePetWords(pet);
  return (
    <DetailTitle
      title={pet.name}
      name={<UserText>{pet.name}</UserText>}
      traits={
        <>
          <UserText>{pet.breed}</UserText>
          {t('shell:comma')}
          <bdi dir="auto">{words.age}</bdi>
        </>
      }
      meta={
        <>
          <li>
            <MapPin size={16} aria-hidden />
            {words.city}
          </li>
          <li suppressHydrationWarning>{t('detail.listed', { time: words.since.toLocaleLowerCase() })}</li>
          {pet.views > 0 && (
            <li>
              <Eye size={16} aria-hidden />
              {t('detail.views', { count: pet.views, amount: formatNumber(pet.views) })}
            </li>
          )}
          {pet.status === 'Available' && (pet.urgent || pet.featured) && (
            <li>
              <PetPill pet={pet} />
            </li>
          )}
        </>
      }
      actions={
        <>
          {like}
          <SharePet pet={pet} />
        </>
      }
    />
  );
}

/** The owner's own words: description, tags, and why the pet needs another home. */
export function AboutPet({ pet }: { pet: Pet }) {
  const { t } = useTranslation('pets');
  return (
    <>
      <Section title={<NamedText sentence={(name) => t('detail.about.title', { name })} name={pet.name} />}>
        <LongText text={pet.description} />
        {pet.tags.length > 0 && <WordList look="framed" label={t('detail.about.tags')} words={pet.tags} className={styles.tags} />}
      </Section>
      {pet.reasonForRehoming && (
        <Section title={t('detail.reason')}>
          <LongText text={pet.reasonForRehoming} />
        </Section>
      )}
    </>
  );
}

/** Character, company and training as short words; nothing when the owner named none. */
export function PetBehaviour({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['pets', 'pet']);
  const traits = petPart('character')
    .filter((field) => field !== 'reasonForRehoming')
    .flatMap((field) => [pet[field]].flat().flatMap((one) => (one ? { key: existingKey(`pet:${field}.${one}`), word: one } : [])));
  if (traits.length === 0) return null;
  return (
    <Section title={t('detail.behaviour')}>
      <WordList words={traits.map(({ key, word }) => (key === undefined ? word : withNamespace(t)(key)))} />
    </Section>
  );
}

/** What holds for every pet, then what this owner asks for. */
export function AdoptionRequirements({ requirements }: { requirements: Requirements }) {
  const { t } = useTranslation('listing');
  return (
    <Section title={t('requirements.title')}>
      <CheckList entries={useRequirementLines(requirements).map((line) => ({ key: line, text: line }))} />
    </Section>
  );
}

/** The listing's own history: only what is known. */
export function PetTimeline({ pet: { createdAt, approvalStatus, approvedAt, status } }: { pet: Pet }) {
  const { t, i18n } = useTranslation('pets');
  const events = [
    { key: 'listed', isDone: true, at: createdAt },
    { key: 'approved', isDone: approvalStatus === 'approved', at: approvedAt },
    { key: 'reserved', isDone: status !== 'Available', at: null },
    { key: 'handedOver', isDone: status === 'Adopted', at: null },
  ] as const;
  const entries = events.map(({ key, isDone, at }) => ({
    ...{ key, isDone, text: t(`detail.timeline.${key}`) },
    on: at ? formatDate(i18n.language, at) : t(isDone ? 'detail.timeline.done' : 'detail.timeline.ahead'),
  }));
  return (
    <Section title={t('detail.timeline.title')}>
      <Timeline entries={entries} />
    </Section>
  );
}
