import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photos } from './use-photos.ts';

/** The key of the photo whose tile lies under a point of the window. */
function photoAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')?.dataset['photo'];
}

/** Where an arrow key leads, in the direction in which the page is read. */
function stepOf(key: string): number {
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward || key === 'ArrowDown') return 1;
  return key.startsWith('Arrow') ? -1 : 0;
}

/** Changes the order of photos: by the mouse or a finger, tile by tile as it passes over them, and by keys. */
export function usePhotoDrag(photos: Photos, onTouch: () => void) {
  const { t } = useTranslation('fields');
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const count = photos.photos.length;
  const placeOf = (key: string | undefined) => photos.photos.findIndex((photo) => photo.key === key);
  const moveTo = (key: string, to: number) => {
    if (to < 0 || to >= count || to === placeOf(key)) return;
    onTouch();
    photos.move(key, to);
    setAnnouncement(t('photos.moved', { number: to + 1, count }));
  };
  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    const over = placeOf(photoAt(event.clientX, event.clientY));
    if (dragged !== undefined && over >= 0) moveTo(dragged, over);
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const end = () => setDragged(undefined);
    // On the window: a tile that changes its place would lose the pointer it had captured.
    const listeners = [
      ['pointermove', (event: Event) => follow(event as globalThis.PointerEvent)],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    listeners.forEach(([name, listen]) => addEventListener(name, listen));
    return () => listeners.forEach(([name, listen]) => removeEventListener(name, listen));
  }, [dragged]);
  return {
    dragged,
    /** What has just been moved where, to be read out. */
    announcement,
    moveTo,
    start: (key: string, event: PointerEvent) => {
      const isOther =
        event.target instanceof Element &&
        event.target.closest('button') !== null &&
        event.target.closest('button') !== event.currentTarget;
      if (event.button !== 0 || isOther || count < 2) return;
      setDragged(key);
    },
    press: (key: string, event: KeyboardEvent) => {
      const step = stepOf(event.key);
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : placeOf(key) + step;
      if (step === 0 && event.key !== 'Home' && event.key !== 'End') return;
      event.preventDefault();
      moveTo(key, to);
    },
  };
}

export type PhotoDrag = ReturnType<typeof usePhotoDrag>;
