import { Check, Eye, MapPin, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet, Requirements } from '#shared/api/types.ts';
import { Section } from '#shared/content/section.tsx';
import { useIsTakenOver } from '#shared/content/use-is-taken-over.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { excerpt } from '#shared/pet/excerpt.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { isAskedOf, petFields, petPart } from '#shared/pet/pet-fields.ts';
import { PetPill } from '#shared/pet/pet-pill.tsx';
import { useFieldText } from '#shared/pet/use-field-text.ts';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { useRequirementLines } from '#shared/pet/use-requirement-lines.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WordList } from '#shared/pet/word-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CheckList } from '#shared/ui/check-list.tsx';
import { DetailTitle } from '#shared/content/detail-page.tsx';
import { Timeline } from '#shared/ui/timeline.tsx';
import { SharePet } from './has-home.tsx';
import styles from './pet-screen.module.css';

/** True and false end in a sign. */
const signs = { true: <Check size={20} className={styles.yes} aria-hidden />, false: <X size={20} aria-hidden /> };

/** What the owner claims of its health; what it is not asked and what is empty is left out. */
export function PetHealth({ pet }: { pet: Pet }) {
  const { t } = useTranslation(['pets', 'pet']);
  const textOf = useFieldText();
  const rows = petPart('health').flatMap((field) => {
    const value = pet[field];
    const text = typeof value === 'boolean' ? t(value ? 'detail.health.yes' : 'detail.health.no') : textOf(pet, field);
    return isAskedOf(pet.species, field) && text !== '' ? { field, value, text, Icon: petFields[field].icon } : [];
  });
  return (
    <Section title={t('detail.health.title')}>
      <ul className={styles.health}>
        {rows.map(({ field, value, text, Icon }) => (
          <li key={field}>
            <Icon size={20} className={value === false ? styles.faint : styles.icon} aria-hidden />
            <p>
              <strong>{t(field === 'healthStatus' ? 'detail.health.overall' : `pet:field.${field}`)}</strong> <UserText>{text}</UserText>
            </p>
            {typeof value === 'boolean' && signs[`${value}`]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the age has grown: what its owner typed, and when. */
function AgeWhenTyped({ pet: { age, agedAt }, today }: { pet: Pet; today: string }) {
  const { t, i18n } = useTranslation('pets');
  const isTakenOver = useIsTakenOver();
  const typed = formatAge(t, age);
  if (!isTakenOver || agedAt === null || typed === today) return null;
  const date = formatDate(i18n.language, agedAt);
  return (
    <li>
      <span>
        <NamedText sentence={(name) => t('detail.ageWhenTyped', { age: name, date })} name={typed} />
      </span>
    </li>
  );
}

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
          <bdi dir="auto" suppressHydrationWarning>
            {words.age}
          </bdi>
        </>
      }
      meta={
        <>
          <li>
            <MapPin size={16} aria-hidden />
            {words.city}
          </li>
          <li suppressHydrationWarning>{t('detail.listed', { time: words.since.toLocaleLowerCase() })}</li>
          <AgeWhenTyped pet={pet} today={words.age} />
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

/** What a member wrote at length; the rest of a long text comes on request. */
function LongText({ text }: { text: string }) {
  const { t } = useTranslation('pets');
  const [isOpen, setOpen] = useState(false);
  const beginning = excerpt(text);
  return (
    <>
      <UserProse>{isOpen ? text : (beginning ?? text)}</UserProse>
      {beginning !== undefined && (
        <Button kind="link" isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'detail.about.less' : 'detail.about.more')}
        </Button>
      )}
    </>
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
