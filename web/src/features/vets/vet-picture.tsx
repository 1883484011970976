import type { ReactNode } from 'react';
import type { Vet } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import type { PictureLoading } from '#shared/content/cover-picture.tsx';
import { useFailedPicture } from '#shared/ui/use-failed-picture.ts';
import styles from './vet-grid.module.css';

/** In place of a picture that is not there. */
export const noPicture = 'window-other';

/** The picture of a vet, then those of the clinic. */
export function picturesOf({ image, images }: Pick<Vet, 'image' | 'images'>) {
  return image === null ? images : [image, ...images];
}

interface VetPortraitProps {
  vet: Pick<Vet, 'image'>;
  className?: string | undefined;
  /** Nothing lies behind it. */
  isAlone?: boolean;
  /** Where there is no portrait; alone also where it cannot be loaded. */
  none?: ReactNode;
}

/** The vet, in a circle, which keeps its place where the portrait cannot be loaded. */
export function VetPortrait({ vet: { image }, className = '', isAlone = false, none = null }: VetPortraitProps) {
  const { isFailed, noticing } = useFailedPicture(image?.url);
  if (image === null || (isFailed && isAlone)) return none;
  const portrait = (
    <span className={`${styles.portrait} ${className}`}>
      <img
        {...noticing}
        src={isFailed ? `/art/${noPicture}.svg` : image.urls['320']}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  );
  return isAlone ? <span className={styles.alone}>{portrait}</span> : portrait;
}

interface VetWindowProps extends PictureLoading {
  vet: Pick<Vet, 'image' | 'images'>;
}

/** What a card shows of a vet: the clinic with the portrait on it, the portrait alone, or a drawn window where there is neither. */
export function VetWindow({ vet, ...loading }: VetWindowProps) {
  const [clinic] = vet.images;
  const window = <CoverPicture image={clinic} none={noPicture} {...loading} />;
  if (clinic === undefined) return <VetPortrait vet={vet} isAlone none={window} />;
  return (
    <>
      {window}
      <VetPortrait vet={vet} className={styles.onClinic} />
    </>
  );
}
