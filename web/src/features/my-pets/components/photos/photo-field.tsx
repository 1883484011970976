import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#shared/ui/field.tsx';
import { about } from '../../hooks/pet-fields.ts';
import type { PetFields } from '../../hooks/pet-fields.ts';
import type { Photos } from '../../hooks/use-photos.ts';
import type { Refusal } from '../../model/photo-rules.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import styles from './photo-field.module.css';
import { PhotoTile } from './photo-tile.tsx';

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation('my-pets');
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <ul className={styles.refusals}>
          {refusals.map(({ reason, name }, index) => (
            <li key={index}>
              <CircleAlert size={20} aria-hidden />
              <span>
                <NamedText say={(file) => t(`photos.refused.${reason}`, { name: file })} name={name} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PhotoFieldProps {
  fields: PetFields;
  photos: Photos;
  /** Takes the error of the field away: something was done about it. */
  onTouch: () => void;
}

/** Chooses photos and shows each on its way; the first is the main one. */
export function PhotoField({ fields, photos, onTouch }: PhotoFieldProps) {
  const { t } = useTranslation('my-pets');
  const { id, error } = about(fields, 'photos');
  const choose = (files: readonly File[]) => {
    onTouch();
    photos.choose(files);
  };
  return (
    <Field id={id} error={error} label={<span className="visually-hidden">{t('field.photos')}</span>} isGroup>
      <div className={styles.photos}>
        <PhotoDrop onFiles={choose} />
        <Refusals refusals={photos.refusals} />
        {photos.photos.length > 0 && (
          <ol className={styles.tiles} aria-label={t('field.photos')}>
            {photos.photos.map((photo, index) => (
              <PhotoTile key={photo.key} photo={photo} index={index} photos={photos} onTouch={onTouch} />
            ))}
          </ol>
        )}
      </div>
    </Field>
  );
}
