import type { Pet } from '../api/types.ts';
import { CoverPicture } from '../content/cover-picture.tsx';
import type { PictureLoading } from '../content/cover-picture.tsx';

interface PetPictureProps extends PictureLoading {
  pet: Pick<Pet, 'images' | 'species'>;
  /** Which of its pictures. */
  index?: number;
  /** Empty where the name stands beside it. */
  alt?: string;
  className?: string;
}

/** One picture of a pet that fills its frame; the empty window of its species when there is none. */
export function PetPicture({ pet, index = 0, ...rest }: PetPictureProps) {
  return <CoverPicture image={pet.images[index]} none={`window-${pet.species.toLowerCase()}`} {...rest} />;
}
