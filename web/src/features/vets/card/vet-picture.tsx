import type { Vet } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/ui/cover-picture.tsx';
import type { PictureLoading } from '#shared/ui/cover-picture.tsx';
import styles from './vet-picture.module.css';

/** In place of a picture that is not there. */
export const noPicture = 'window-other';

/** The picture of a vet, then those of the clinic. */
export function picturesOf({ image, images }: Pick<Vet, 'image' | 'images'>) {
  return image === null ? images : [image, ...images];
}

/** The vet, in a circle; nothing where there is no portrait. */
export function VetPortrait({ vet: { image }, className }: { vet: Pick<Vet, 'image'>; className?: string | undefined }) {
  if (image === null) return null;
  return (
    <span className={`${styles.portrait} ${className ?? ''}`}>
      <img src={image.urls['320']} width={image.width} height={image.height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

interface VetWindowProps extends PictureLoading {
  vet: Pick<Vet, 'image' | 'images'>;
}

/** What a card shows of a vet: the clinic with the portrait on it, the portrait alone, or a drawn window where there is neither. */
export function VetWindow({ vet, ...loading }: VetWindowProps) {
  const [clinic] = vet.images;
  if (clinic === undefined && vet.image !== null)
    return (
      <span className={styles.alone}>
        <VetPortrait vet={vet} />
      </span>
    );
  return (
    <>
      <CoverPicture image={clinic} none={noPicture} {...loading} />
      <VetPortrait vet={vet} className={styles.onClinic} />
    </>
  );
}
