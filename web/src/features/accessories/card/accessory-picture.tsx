import type { Accessory } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';

interface AccessoryPictureProps extends PictureLoading {
  accessory: Pick<Accessory, 'images'>;
  /** Which of its pictures. */
  index?: number;
  alt?: string;
}

/** One picture of a product that fills its frame; a window with an animal when there is none. */
export function AccessoryPicture({ accessory: { images }, index = 0, ...rest }: AccessoryPictureProps) {
  return <CoverPicture image={images[index]} none="window-hamster" {...rest} />;
}
