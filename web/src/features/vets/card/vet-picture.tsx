import type { Vet } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/ui/cover-picture.tsx';
import type { PictureLoading } from '#shared/ui/cover-picture.tsx';

/** The picture of a vet, then those of the clinic. */
export function picturesOf({ image, images }: Pick<Vet, 'image' | 'images'>) {
  return image === null ? images : [image, ...images];
}

interface VetPictureProps extends PictureLoading {
  vet: Pick<Vet, 'image' | 'images'>;
  /** Which of its pictures. */
  index?: number;
  alt?: string;
}

/** One picture of a vet that fills its frame; a window with an animal when there is none. */
export function VetPicture({ vet, index = 0, ...rest }: VetPictureProps) {
  return <CoverPicture image={picturesOf(vet)[index]} none="window-other" {...rest} />;
}
