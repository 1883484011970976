import type { ReactNode } from 'react';
import type { Vet } from '#shared/api/types.ts';
import { Gallery } from '#shared/ui/gallery.tsx';
import { useGalleryWords } from '#shared/ui/use-gallery-words.ts';
import { picturesOf, VetPicture } from '../card/vet-picture.tsx';

/** The photos of a vet and the clinic; `corner` lies on them on a phone. */
export function VetGallery({ vet, corner }: { vet: Vet; corner: ReactNode }) {
  const total = picturesOf(vet).length;
  const { alt, ...gallery } = useGalleryWords(vet.name, total);
  return (
    <Gallery
      total={total}
      {...gallery}
      picture={(index, { sizes, isLarge }) => (
        <VetPicture vet={vet} index={index} alt={isLarge ? alt(index + 1) : ''} sizes={sizes} isFirst={isLarge} />
      )}
      corner={corner}
    />
  );
}
