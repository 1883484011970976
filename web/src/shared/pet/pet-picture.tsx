import type { Pet } from '../api/types.ts';
import { srcSetOf } from './picture-sources.ts';
import styles from './pet-picture.module.css';

export interface PictureLoading {
  /** The CSS width of the picture at each width of the page. */
  sizes: string;
  /** In the first row: load at once, before anything else. */
  isFirst?: boolean;
}

interface PetPictureProps extends PictureLoading {
  pet: Pick<Pet, 'images' | 'species'>;
  /** Which of its pictures. */
  index?: number;
  /** Empty where the name stands beside it. */
  alt?: string;
  className?: string;
}

/** One picture of a pet that fills its frame; the empty window of its species when there is none. */
export function PetPicture({ pet, index = 0, alt = '', sizes, isFirst = false, className = '' }: PetPictureProps) {
  const image = pet.images[index];
  if (!image) {
    return (
      <span className={`${styles.none} ${className}`}>
        <img src={`/art/window-${pet.species.toLowerCase()}.svg`} width="400" height="520" alt="" loading="lazy" />
      </span>
    );
  }
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={image.urls['800']}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
