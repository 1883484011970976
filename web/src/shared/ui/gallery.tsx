import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, TouchEvent } from 'react';
import styles from './gallery.module.css';
import { besides, turned } from './turned.ts';

/** Which picture is shown; arrows and swipes follow the way of reading. */
function useTurning(total: number) {
  const [index, setIndex] = useState(0);
  const touch = useRef<number>(undefined);
  const turn = (step: number) => setIndex((now) => turned(now, step, total));
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step * forward());
  };
  const onTouchStart = (event: TouchEvent) => {
    touch.current = event.touches[0]?.clientX;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
    if (Math.abs(moved) > 40) turn(-Math.sign(moved) * forward());
  };
  return { index, setIndex, turn, gestures: { onKeyDown, onTouchStart, onTouchEnd } };
}

interface GalleryProps {
  total: number;
  /** What it shows, for screen readers. */
  label: string;
  words: {
    previous: string;
    next: string;
    /** Of the button that shows a picture, by its number from 1. */
    show: (number: number) => string;
    /** Which one of all is shown. */
    shown: (number: number) => string;
    /** How many there are besides those on the screen. */
    more: (count: number) => string;
  };
  /** The picture at an index (0 for the place of none), as wide as `sizes` says. */
  picture: (index: number, look: { sizes: string; isLarge: boolean }) => ReactNode;
  /** What lies in the top corner on a phone. */
  corner?: ReactNode;
}

// One picture beside the large one is nearly as large, four are small.
const widths = ['550px', '360px', '360px', '270px'];

/** Pictures, one large and the next ones beside it; after the last comes the first. */
export function Gallery({ total, label, words, picture, corner }: GalleryProps) {
  const { index, setIndex, turn, gestures } = useTurning(total);
  const beside = besides(index, total);
  const hidden = total - 1 - beside.length;
  return (
    <section className={`${styles.gallery} ${styles[`of${beside.length}`] ?? ''}`} aria-label={label} {...gestures}>
      <div className={styles.large}>
        {picture(index, { sizes: '(max-width: 1023px) 100vw, 650px', isLarge: true })}
        {total > 1 && (
          <>
            <button type="button" className={`${styles.turn} ${styles.previous}`} onClick={() => turn(-1)} aria-label={words.previous}>
              <ChevronLeft size={22} className="mirrors" aria-hidden />
            </button>
            <button type="button" className={`${styles.turn} ${styles.next}`} onClick={() => turn(1)} aria-label={words.next}>
              <ChevronRight size={22} className="mirrors" aria-hidden />
            </button>
            <p className={styles.count} aria-live="polite">
              {words.shown(index + 1)}
            </p>
          </>
        )}
        <div className={styles.corner}>{corner}</div>
      </div>
      {/* A button keeps its place when its picture changes, and so the focus stays. */}
      {beside.map((next, slot) => (
        <button key={slot} type="button" className={styles.thumb} onClick={() => setIndex(next)} aria-label={words.show(next + 1)}>
          {picture(next, { sizes: widths[beside.length - 1] ?? '270px', isLarge: false })}
          {hidden > 0 && slot === beside.length - 1 && <span className={styles.moreCount}>{words.more(hidden)}</span>}
        </button>
      ))}
    </section>
  );
}
