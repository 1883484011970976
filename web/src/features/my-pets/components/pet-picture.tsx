import type { Pet } from '../../../shared/api/types.ts';
import styles from './pet-picture.module.css';

interface PetPictureProps {
  pet: Pick<Pet, 'images' | 'species'>;
  index?: number;
  sizes: string;
}

/** A picture of a listing that fills its frame; the empty window of its species when there is none. */
export function PetPicture({ pet, index = 0, sizes }: PetPictureProps) {
  const image = pet.images[index];
  if (!image) {
    return (
      <span className={styles.none}>
        <img src={`/art/window-${pet.species.toLowerCase()}.svg`} width="400" height="520" alt="" loading="lazy" />
      </span>
    );
  }
  const { urls, width, height } = image;
  const srcSet = `${urls['320']} ${Math.min(320, width)}w, ${urls['800']} ${Math.min(800, width)}w`;
  return (
    <img className={styles.picture} src={urls['800']} srcSet={srcSet} sizes={sizes} width={width} height={height} alt="" loading="lazy" />
  );
}
