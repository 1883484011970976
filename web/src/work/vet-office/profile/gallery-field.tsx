import { mostVetPictures } from '@paltu/reference';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFile, forgetFiles, keepFile } from '#shared/photos/photo-files.ts';
import { lookAtFiles } from '#shared/photos/look-at-file.ts';
import { pictureTypes, checkFiles } from '#shared/photos/photo-rules.ts';
import type { Refusal } from '#shared/photos/photo-rules.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { FilesButton } from '#shared/work/file-button.tsx';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { VetFormProps } from './vet-fields.tsx';
import type { GalleryPicture } from './vet-form.ts';
import styles from './gallery-field.module.css';

function pictureOf(file: File): GalleryPicture {
  const { key, preview } = keepFile(file);
  return { id: key, address: preview, file };
}

/** Takes new pictures into the form, and lets go of one. */
function useGallery({ form }: VetFormProps) {
  const { t } = useTranslation('fields');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const pictures = form.values.images;
  useEffect(() => forgetFiles, []);
  const add = async (files: readonly File[]) => {
    const { taken, refusals: found } = checkFiles(await lookAtFiles(files), pictures.length, mostVetPictures);
    setRefusals(found);
    if (taken.length > 0) form.change('images', [...pictures, ...taken.map(pictureOf)]);
  };
  const remove = (id: string) => {
    setRefusals([]);
    forgetFile(id);
    form.change(
      'images',
      pictures.filter((picture) => picture.id !== id),
    );
  };
  const refused = refusals.map(({ reason, name }) => t(`photos.refused.${reason}`, { name: `\u2068${name}\u2069`, most: mostVetPictures }));
  return { pictures, refused: refused.join(' '), add, remove };
}

/** The pictures of the clinic, up to eight: those that are there can be taken away, new ones are sent with the form. */
export function GalleryField({ form }: VetFormProps) {
  const { t } = useTranslation(['vet-profile', 'fields']);
  const { id, error } = form.about('images');
  const { pictures, refused, add, remove } = useGallery({ form });
  useKeptFocus(pictures.length, id);
  const problem = refused === '' ? error : refused;
  return (
    <WorkField id={id} label={t('field.images')} hint={t('hint.images', { most: mostVetPictures })} error={problem} isOptional isGroup>
      <div className={styles.gallery}>
        {pictures.length > 0 && (
          <ul className={styles.pictures} aria-label={t('field.images')}>
            {pictures.map((picture, index) => (
              <li key={picture.id} className={styles.picture}>
                <img src={picture.address} alt={t('fields:photos.number', { number: index + 1 })} />
                <PictureButton
                  label={t('fields:photos.remove', { number: index + 1 })}
                  className={styles.remove}
                  onClick={() => remove(picture.id)}
                >
                  <Trash2 size={20} aria-hidden />
                </PictureButton>
              </li>
            ))}
          </ul>
        )}
        {pictures.length < mostVetPictures && (
          <FilesButton
            isMultiple
            text={t('gallery.add')}
            about={t('field.images')}
            accepted={pictureTypes}
            onFiles={(files) => void add(files)}
          />
        )}
      </div>
    </WorkField>
  );
}
