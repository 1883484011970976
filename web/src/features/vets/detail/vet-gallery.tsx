import type { ReactNode } from 'react';
import type { Vet } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { Gallery } from '#shared/ui/gallery.tsx';
import { useGalleryWords } from '#shared/ui/use-gallery-words.ts';
import { noPicture, VetWindow } from '../card/vet-picture.tsx';
import styles from './screen.module.css';

interface VetGalleryProps {
  vet: Vet;
  /** Lies on the photos on a phone. */
  corner: ReactNode;
}

function ClinicGallery({ vet: { name, images }, corner }: VetGalleryProps) {
  const { alt, ...gallery } = useGalleryWords(name, images.length);
  return (
    <Gallery
      total={images.length}
      {...gallery}
      picture={(index, { sizes, isLarge }) => (
        <CoverPicture image={images[index]} none={noPicture} alt={isLarge ? alt(index + 1) : ''} sizes={sizes} isFirst={isLarge} />
      )}
      corner={corner}
    />
  );
}

/** The photos of the clinic; without any the vet, or a drawn window, as on a card. */
export function VetGallery({ vet, corner }: VetGalleryProps) {
  if (vet.images.length > 0) return <ClinicGallery vet={vet} corner={corner} />;
  return (
    <div className={styles.window}>
      <VetWindow vet={vet} sizes="360px" />
      <div className={styles.windowCorner}>{corner}</div>
    </div>
  );
}
