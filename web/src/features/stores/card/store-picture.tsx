import type { Store } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';

interface StorePictureProps extends PictureLoading {
  store: Pick<Store, 'image' | 'banner'>;
  /** The picture of the store, or the wide one above its pages; each stands in for the other. */
  which?: 'image' | 'banner';
  alt?: string;
}

/** A picture of a store that fills its frame; a window with an animal when there is none. */
export function StorePicture({ store: { image, banner }, which = 'image', ...rest }: StorePictureProps) {
  const picture = which === 'image' ? (image ?? banner) : (banner ?? image);
  return <CoverPicture image={picture ?? undefined} none="window-rabbit" {...rest} />;
}
