import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { compareVersions, type FieldComparison } from '../model/compare-versions.ts';
import { ComparedText } from './compared-text.tsx';
import { ComparedPictures } from './compared-pictures.tsx';
import { useFieldText } from '../hooks/use-field-text.ts';
import styles from './version-table.module.css';

function FieldRow({ row, hasPrevious }: { row: FieldComparison; hasPrevious: boolean }) {
  const { t } = useTranslation('moderation');
  const textOf = useFieldText();
  const before = row.before === undefined ? undefined : textOf(row.field, row.before);
  const after = textOf(row.field, row.after);
  return (
    <tr data-changed={row.isChanged || undefined}>
      <th scope="row">{t(`pet:field.${row.field}`)}</th>
      {hasPrevious && (
        <td className={row.isChanged ? styles.before : undefined} data-label={t('table.before')}>
          <ComparedText mine={before ?? ''} other={after} side="before" isChanged={row.isChanged} />
        </td>
      )}
      <td className={row.isChanged ? styles.after : undefined} data-label={hasPrevious ? t('table.now') : undefined}>
        <ComparedText mine={after} other={before ?? ''} side="after" isChanged={row.isChanged} />
      </td>
    </tr>
  );
}

/** The listing field by field, beside the version that was decided last where there is one. */
export function VersionTable({ pet }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const [onlyChanges, setOnlyChanges] = useState(false);
  const { previous } = pet.review;
  const rows = compareVersions(previous, pet);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const hasPrevious = previous !== null;
  return (
    <div>
      {hasPrevious && (
        <div className={styles.summary}>
          <strong>{t('table.changed', { changed: changed.length, count: rows.length })}</strong>
          <SwitchRow label={t('table.onlyChanges')} isOn={onlyChanges} onChange={setOnlyChanges} />
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
          <ComparedPictures pet={pet} />
          {(onlyChanges ? changed : rows).map((row) => (
            <FieldRow key={row.field} row={row} hasPrevious={hasPrevious} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
