import type { PetImage } from '../api/types.ts';
import { srcSetOf } from '../pet/picture-sources.ts';
import styles from './cover-picture.module.css';
import { useFailedPicture } from '../ui/use-failed-picture.ts';

export interface PictureLoading {
  /** The CSS width of the picture at each width of the page. */
  sizes: string;
  /** In the first row: load at once, before anything else. */
  isFirst?: boolean;
}

interface CoverPictureProps extends PictureLoading {
  image: PetImage | undefined;
  /** A drawing of `public/art` in place of a picture that is not there, or cannot be loaded. */
  none: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  className?: string;
}

/** A picture that fills its frame. */
export function CoverPicture({ image, none, alt = '', sizes, isFirst = false, className = '' }: CoverPictureProps) {
  const { isFailed, noticing } = useFailedPicture(image?.url);
  if (!image || isFailed) {
    return (
      <span className={`${styles.none} ${className}`}>
        <img src={`/art/${none}.svg`} width="400" height="520" alt="" loading="lazy" />
      </span>
    );
  }
  return (
    <img
      {...noticing}
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
