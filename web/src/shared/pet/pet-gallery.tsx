import type { ReactNode } from 'react';
import type { Pet } from '../api/types.ts';
import { Gallery } from '../ui/gallery.tsx';
import { useGalleryWords } from '../ui/use-gallery-words.ts';
import styles from './pet-gallery.module.css';
import { PetPicture } from './pet-picture.tsx';

/** The photos of a pet; `corner` lies on them on a phone. */
export function PetGallery({ pet, corner }: { pet: Pet; corner?: ReactNode }) {
  const total = pet.images.length;
  const { alt, ...gallery } = useGalleryWords(pet.name, total);
  return (
    <Gallery
      total={total}
      {...gallery}
      picture={(index, { sizes, isLarge }) => (
        <PetPicture
          key={isLarge ? pet.images[index]?.id : undefined}
          pet={pet}
          index={index}
          alt={isLarge ? alt(index + 1) : ''}
          sizes={sizes}
          isFirst={isLarge}
          className={pet.status === 'Adopted' ? styles.adopted : ''}
        />
      )}
      corner={corner}
    />
  );
}
