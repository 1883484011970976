import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import { Gallery } from '#shared/ui/gallery.tsx';
import styles from './screen.module.css';

interface PetGalleryProps {
  pet: Pet;
  /** What lies in the top corner of the photo on a phone. */
  corner?: ReactNode;
}

/** The photos of a pet. */
export function PetGallery({ pet, corner }: PetGalleryProps) {
  const { t } = useTranslation('pets');
  const total = pet.images.length;
  const { name } = pet;
  const altOf = (number: number) => (total === 0 ? t('detail.gallery.none') : t('detail.gallery.alt', { name, number, total }));
  return (
    <Gallery
      total={total}
      label={t('detail.gallery.label', { name })}
      words={{
        previous: t('detail.gallery.previous'),
        next: t('detail.gallery.next'),
        enlarge: t('detail.gallery.enlarge'),
        zoomIn: t('detail.gallery.zoomIn'),
        zoomOut: t('detail.gallery.zoomOut'),
        close: t('detail.gallery.close'),
        show: (number) => t('detail.gallery.show', { number }),
        shown: (number) => t('detail.gallery.photo', { number, total }),
        more: (count) => t('detail.gallery.more', { count }),
      }}
      picture={(index, { sizes, isLarge }) => (
        <PetPicture
          key={isLarge ? pet.images[index]?.id : undefined}
          pet={pet}
          index={index}
          alt={isLarge ? altOf(index + 1) : ''}
          sizes={sizes}
          isFirst={isLarge}
          className={pet.status === 'Adopted' ? styles.adopted : ''}
        />
      )}
      corner={corner}
    />
  );
}
