import { useEffect, useEffectEvent, useRef } from 'react';
import type { PetImage } from '../api/types.ts';
import type { Photos } from './use-photos.ts';

/** What a form with a field of photos is to them; the field holds those that the server has. */
export interface PhotoForm {
  values: { photos: PetImage[] };
  about: (field: 'photos') => { id: string; error: string | undefined };
  touch: (field: 'photos') => void;
  absorb: (field: 'photos', images: PetImage[]) => void;
}

/** The photos are sent ahead as they are chosen; the field of the form holds those that have arrived. */
export function useArrivals(form: PhotoForm, photos: Photos): void {
  const isOpen = useRef(false);
  const open = useEffectEvent(() => photos.open(form.values.photos));
  const close = useEffectEvent(() => photos.open([]));
  const absorb = useEffectEvent(() => form.absorb('photos', photos.images));
  const ids = photos.images.map(({ id }) => id).join();
  useEffect(() => {
    // Until the photos of the form are in the queue, the queue is that of an earlier form.
    if (isOpen.current) absorb();
  }, [ids]);
  useEffect(() => {
    open();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      close();
    };
  }, []);
}
