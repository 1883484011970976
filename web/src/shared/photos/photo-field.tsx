import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WorkField } from '../work/work-field.tsx';
import { useKeptFocus } from '../content/use-kept-focus.ts';
import type { Photos } from './use-photos.ts';
import type { Refusal } from './photo-rules.ts';
import type { PhotoForm } from './use-arrivals.ts';
import { NamedText } from '../pet/named-text.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import styles from './photo-field.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoDrag } from './use-photo-drag.ts';

function Refusals({ refusals, most }: { refusals: readonly Refusal[]; most: number }) {
  const { t } = useTranslation('fields');
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <ul className={styles.refusals}>
          {refusals.map(({ reason, name }, index) => (
            <li key={index}>
              <CircleAlert size={20} aria-hidden />
              <span>
                <NamedText sentence={(file) => t(`photos.refused.${reason}`, { name: file, most })} name={name} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PhotoFieldProps {
  form: PhotoForm;
  photos: Photos;
}

/** Chooses photos and shows each on its way; the first is the main one. */
export function PhotoField({ form, photos }: PhotoFieldProps) {
  const { t } = useTranslation('fields');
  const onTouch = () => form.touch('photos');
  const { id } = form.about('photos');
  useKeptFocus(photos.photos.length, id);
  // The button that has opened the chooser can do no more.
  useKeptFocus(photos.isFull ? 0 : 1, id);
  const drag = usePhotoDrag(photos, onTouch);
  const choose = (files: readonly File[]) => {
    onTouch();
    void photos.choose(files);
  };
  return (
    <WorkField {...form.about('photos')} label={<span className="visually-hidden">{t('photos.label')}</span>} isGroup>
      <div className={styles.photos}>
        <PhotoDrop most={photos.most} isFull={photos.isFull} onFiles={choose} />
        <Refusals refusals={photos.refusals} most={photos.most} />
        {photos.photos.length > 0 && (
          <ol className={styles.tiles} aria-label={t('photos.label')}>
            {photos.photos.map((photo, index) => (
              <PhotoTile key={photo.key} photo={photo} index={index} photos={photos} drag={drag} onTouch={onTouch} />
            ))}
          </ol>
        )}
        <p role="status" className="visually-hidden">
          {drag.announcement}
        </p>
      </div>
    </WorkField>
  );
}
