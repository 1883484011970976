import { diffWordsWithSpace } from 'diff';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { PetImage, ReviewedPet } from '#shared/api/types.ts';
import { useFieldText } from '#shared/pet/use-field-text.ts';
import { SwitchLine } from '#shared/work/switch-line.tsx';
import styles from './review-panel.module.css';
import { comparePictures, compareVersions } from './review.ts';
import type { FieldComparison } from './review.ts';

interface ComparedTextProps {
  mine: string;
  other: string;
  side: 'before' | 'after';
  isChanged: boolean;
}

/** A text with the words that the other version does not have marked as deleted or inserted. */
function ComparedText({ mine, other, side, isChanged }: ComparedTextProps) {
  if (!isChanged) {
    return (
      <bdi dir="auto" className={styles.text}>
        {mine}
      </bdi>
    );
  }
  const parts = side === 'before' ? diffWordsWithSpace(mine, other) : diffWordsWithSpace(other, mine);
  const Mark = side === 'before' ? 'del' : 'ins';
  const isShown = (part: (typeof parts)[number]) => (side === 'before' ? !part.added : !part.removed);
  return (
    <bdi dir="auto" className={styles.text}>
      {parts.filter(isShown).map((part, index) => {
        const isMarked = part.added || part.removed;
        return isMarked ? <Mark key={index}>{part.value}</Mark> : <span key={index}>{part.value}</span>;
      })}
    </bdi>
  );
}

type Fate = 'removed' | 'added' | 'kept';

function Picture({ image, fate, number }: { image: PetImage; fate: Fate; number: number }) {
  const { t } = useTranslation('moderation');
  return (
    <figure className={`${styles.comparedPicture} ${styles[fate] ?? ''}`}>
      <a href={image.urls['1600']} target="_blank" rel="noreferrer">
        <img src={image.urls['320']} width={160} height={120} alt={t('pictures.alt', { number })} loading="lazy" />
      </a>
      {fate !== 'kept' && (
        <figcaption>
          {fate === 'removed' ? <X size={16} aria-hidden /> : <Check size={16} aria-hidden />}
          {t(`pictures.${fate}`)}
        </figcaption>
      )}
    </figure>
  );
}

function Pictures({ images, fateOf }: { images: readonly PetImage[]; fateOf: (id: string) => Fate }) {
  const { t } = useTranslation('moderation');
  if (images.length === 0) return <span className={styles.none}>{t('pictures.none')}</span>;
  return (
    <div className={styles.comparedRow}>
      {images.map((image, index) => (
        <Picture key={image.id} image={image} fate={fateOf(image.id)} number={index + 1} />
      ))}
    </div>
  );
}

/** The row of pictures: those that went are marked on the earlier side, those that came on the other. */
function ComparedPictures({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation(['moderation', 'pet']);
  const { previous } = pet.review;
  const { removed, added } = comparePictures(previous, pet);
  return (
    <tr>
      <th scope="row">{t('pet:field.images')}</th>
      {previous && (
        <td data-label={t('table.before')}>
          <Pictures images={previous.images ?? []} fateOf={(id) => (removed.has(id) ? 'removed' : 'kept')} />
        </td>
      )}
      <td data-label={previous ? t('table.now') : undefined}>
        <Pictures images={pet.images} fateOf={(id) => (added.has(id) ? 'added' : 'kept')} />
      </td>
    </tr>
  );
}

function FieldRow({ pet, row: { field, isChanged } }: { pet: ReviewedPet; row: FieldComparison }) {
  const { t } = useTranslation(['moderation', 'pet']);
  const textOf = useFieldText();
  const { previous } = pet.review;
  const before = previous ? textOf(previous, field) : '';
  const after = textOf(pet, field);
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">{t(`pet:field.${field}`)}</th>
      {previous && (
        <td className={isChanged ? styles.before : undefined} data-label={t('table.before')}>
          <ComparedText mine={before} other={after} side="before" isChanged={isChanged} />
        </td>
      )}
      <td className={isChanged ? styles.after : undefined} data-label={previous ? t('table.now') : undefined}>
        <ComparedText mine={after} other={before} side="after" isChanged={isChanged} />
      </td>
    </tr>
  );
}

/** The listing field by field, beside the version that was decided last where there is one; what has changed stands first. */
export function VersionTable({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const [onlyChanges, setOnlyChanges] = useState(false);
  const { previous } = pet.review;
  const rows = compareVersions(previous, pet);
  const { removed, added } = comparePictures(previous, pet);
  const arePicturesChanged = removed.size + added.size > 0;
  const changed = rows.filter(({ isChanged }) => isChanged);
  const hasPrevious = previous !== null;
  const pictures = (!onlyChanges || arePicturesChanged) && <ComparedPictures pet={pet} />;
  const isPicturesFirst = !hasPrevious || arePicturesChanged;
  return (
    <div>
      {hasPrevious && (
        <div className={styles.summary}>
          <strong>{t('table.changed', { changed: changed.length + Number(arePicturesChanged), count: rows.length + 1 })}</strong>
          <SwitchLine label={t('table.onlyChanges')} isOn={onlyChanges} onChange={setOnlyChanges} />
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.field')}</th>
            {hasPrevious && <th scope="col">{t('table.before')}</th>}
            <th scope="col">{t('table.version', { version: pet.contentVersion })}</th>
          </tr>
        </thead>
        <tbody>
          {isPicturesFirst && pictures}
          {(onlyChanges ? changed : rows).map((row) => (
            <FieldRow key={row.field} row={row} pet={pet} />
          ))}
          {!isPicturesFirst && pictures}
        </tbody>
      </table>
    </div>
  );
}
