import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useFieldText } from '#shared/pet/use-field-text.ts';
import { SwitchLine } from '#shared/work/switch-line.tsx';
import { comparePictures, compareVersions, type FieldComparison } from '../../model/compare-versions.ts';
import { ComparedText } from './compared-text.tsx';
import { ComparedPictures } from './compared-pictures.tsx';
import styles from './version-table.module.css';

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
