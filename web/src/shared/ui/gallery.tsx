import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLayer } from '../navigation/use-layer.ts';
import styles from './gallery.module.css';
import { PictureButton } from '../content/picture-button.tsx';
import type { ViewerWords } from './picture-viewer.tsx';
import { besides } from './wrap-index.ts';
import { useTurning } from './use-turning.ts';

// Only who looks closer loads it.
const PictureViewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }));

interface GalleryProps {
  total: number;
  /** What it shows, for screen readers. */
  label: string;
  words: ViewerWords & {
    /** Of the button that shows the large picture over the whole window. */
    enlarge: string;
    /** Of the button that shows a picture, by its number from 1. */
    show: (number: number) => string;
    /** How many there are besides those on the screen. */
    more: (count: number) => string;
  };
  /** The picture at an index (0 for the place of none), of the width of `sizes`. */
  picture: (index: number, look: { sizes: string; isLarge: boolean }) => ReactNode;
  /** What lies in the top corner on a phone. */
  corner?: ReactNode;
}

// One picture beside the large one is nearly as large, four are small.
const widths = ['550px', '360px', '360px', '270px'];

/** Pictures, one large and the next ones beside it; after the last comes the first. */
export function Gallery({ total, label, words, picture, corner }: GalleryProps) {
  const turning = useTurning(total);
  const { index, setIndex, turn, gestures } = turning;
  const viewer = useLayer();
  const beside = besides(index, total);
  const hidden = total - 1 - beside.length;
  const opened = viewer.isOpen && (
    <Suspense>
      <PictureViewer
        {...{ label, total, turning, words }}
        picture={(shown) => picture(shown, { sizes: '100vw', isLarge: true })}
        onClose={viewer.close}
      />
    </Suspense>
  );
  return (
    <>
      <section className={`${styles.gallery} ${styles[`of${beside.length}`] ?? ''}`} aria-label={label} {...gestures}>
        <div className={styles.large}>
          {picture(index, { sizes: '(max-width: 1023px) 100vw, 650px', isLarge: true })}
          {total > 0 && <button type="button" className={styles.enlarge} aria-label={words.enlarge} onClick={viewer.open} />}
          {total > 1 && (
            <>
              <PictureButton look="large" label={words.previous} className={`${styles.turn} ${styles.previous}`} onClick={() => turn(-1)}>
                <ChevronLeft size={22} className="mirrors" aria-hidden />
              </PictureButton>
              <PictureButton look="large" label={words.next} className={`${styles.turn} ${styles.next}`} onClick={() => turn(1)}>
                <ChevronRight size={22} className="mirrors" aria-hidden />
              </PictureButton>
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
      {/* Not inside: what is pressed there would be handled twice. */}
      {opened}
    </>
  );
}
