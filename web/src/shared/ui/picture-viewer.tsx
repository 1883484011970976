import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { PictureButton } from '../content/picture-button.tsx';
import styles from './picture-viewer.module.css';
import type { Turning } from './use-turning.ts';

export interface ViewerWords {
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  shown: (number: number) => string;
}

interface PictureViewerProps {
  label: string;
  total: number;
  turning: Turning;
  words: ViewerWords;
  /** The whole picture at an index. */
  picture: (index: number) => ReactNode;
  onClose: () => void;
}

/** Open for as long as it is there; the browser holds the focus inside and gives it back. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}

/** Pictures over the whole window: turned by arrows and swipes, twice as large by a click or + and -. */
export function PictureViewer({ label, total, turning: { index, turn, gestures }, words, picture, onClose }: PictureViewerProps) {
  const dialog = useOpenDialog();
  const [zoomed, setZoomed] = useState<number>();
  const isZoomed = zoomed === index;
  const zoom = (isLarger: boolean) => setZoomed(isLarger ? index : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(true);
    else if (event.key === '-') zoom(false);
    else gestures.onKeyDown(event);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const button = (name: keyof ViewerWords & ('previous' | 'next' | 'close'), icon: ReactNode, act: () => void) => (
    <PictureButton look="dark" label={words[name]} className={styles[name]} onClick={act}>
      {icon}
    </PictureButton>
  );
  // Swipes over a large picture move it.
  const swipes = isZoomed ? {} : { onTouchStart: gestures.onTouchStart, onTouchEnd: gestures.onTouchEnd };
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onCancel={onCancel} onKeyDown={onKeyDown} {...swipes}>
      <div className={styles.bar}>
        <p aria-live="polite">{words.shown(index + 1)}</p>
        <PictureButton look="dark" label={isZoomed ? words.zoomOut : words.zoomIn} onClick={() => zoom(!isZoomed)}>
          {isZoomed ? <ZoomOut size={22} aria-hidden /> : <ZoomIn size={22} aria-hidden />}
        </PictureButton>
        {button('close', <X size={24} aria-hidden />, onClose)}
      </div>
      <div className={`${styles.stage} ${isZoomed ? styles.zoomed : ''}`}>{picture(index)}</div>
      {total > 1 && button('previous', <ChevronLeft size={24} className="mirrors" aria-hidden />, () => turn(-1))}
      {total > 1 && button('next', <ChevronRight size={24} className="mirrors" aria-hidden />, () => turn(1))}
    </dialog>
  );
}
