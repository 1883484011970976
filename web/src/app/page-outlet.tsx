import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { currentVisit, keptScroll } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { decoded } from '#shared/navigation/page-path.ts';
import { ShownPageContext } from '#shared/navigation/use-page.ts';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#shared/content/skeleton.tsx';
import styles from './page-outlet.module.css';
import { chromeOf, preparePage, readyPages, routeOf } from './prepare-page.ts';
import type { ReadyPage } from './prepare-page.ts';
import type { Chrome, PageShape } from './route.ts';

/** The part of the page that its address names, after `#`. */
function linkedPart(): HTMLElement | null {
  return location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
}

/**
 * Scrolls to where a page was left, as soon as its content is tall enough again; gives up after 1.5 s or when the reader scrolls.
 * @param linked shown at the top instead, where nobody has scrolled yet
 */
function restoreScroll(top: number, linked: HTMLElement | null = null): () => void {
  if (top === 0) {
    if (linked) linked.scrollIntoView();
    else scrollTo(0, 0);
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchstart', stop);
  };
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, 1500);
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchstart', stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** @param isComing the shape of another page has the place of this one */
function useScroll({ id, key, by }: Visit, isComing: boolean): void {
  const start = useEffectEvent(() => {
    if (!isComing && by !== 'push' && by !== 'replace') return restoreScroll(keptScroll(id), linkedPart());
    // A jump, before the new page is painted: a smooth scroll would run while the page still grows.
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });
  // A change of the query alone keeps the page and its scroll.
  useLayoutEffect(() => start(), [key, isComing]);
}

interface PageOutletProps {
  first: ReadyPage;
  frame: (chrome: Chrome, page: ReactNode) => ReactNode;
}

/** Sooner nobody sees that the page is not there yet; then a tap must show that it was taken. */
const soonMs = 100;

/**
 * The shape of another page that is on its way, once that takes a moment. The old page is kept, out of sight: should the next not come, it is
 * there again, where it was.
 */
function useComing(next: Visit | undefined, shown: Visit): PageShape | undefined {
  const [isDue, setDue] = useState(false);
  const isOther = next !== undefined && next.key !== shown.key;
  if (!isOther && isDue) setDue(false);
  useEffect(() => {
    if (!isOther) return undefined;
    const timer = setTimeout(() => setDue(true), soonMs);
    return () => clearTimeout(timer);
  }, [isOther]);
  return isOther && isDue ? (routeOf(next).shape ?? 'words') : undefined;
}

const atLeast = 300;

/** A line under the top edge while a page's code or strings load; once shown it stays 300 ms, without holding the page back. */
function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [isShown, setShown] = useState(isLoading);
  if (isLoading && !isShown) setShown(true);
  useEffect(() => {
    if (isLoading || !isShown) return undefined;
    const timer = setTimeout(() => setShown(false), atLeast);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown ? <div className={styles.bar} aria-hidden /> : null;
}

const cards = [1, 2, 3, 4, 5, 6];

function Shape({ shape }: { shape: PageShape }) {
  if (shape === 'list')
    return (
      <>
        <SkeletonStack gap={4} shapes={['heading', 'short', 'control']} />
        <div className={styles.cards}>
          {cards.map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </>
    );
  return (
    <>
      {shape === 'thing' && (
        <div className={styles.pictures}>
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="picture" />
        </div>
      )}
      <SkeletonStack gap={4} shapes={['heading', 'short', 'line', 'line', 'control', 'line', 'short']} />
    </>
  );
}

/** Stands in place of a page while its code is on its way. */
function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <Skeleton className={`container ${styles.coming}`}>
      <Shape shape={shape} />
    </Skeleton>
  );
}

/** Shows the page of the current key; the old one stays until the next is ready, or its shape takes its place. */
export function PageOutlet({ first, frame }: PageOutletProps) {
  const [pages] = useState(() => readyPages(first));
  const { ready, next } = useSyncExternalStore(pages.subscribe, pages.shown, pages.shown);
  const { visit, params, Page, route } = ready;
  const coming = useComing(next, visit);
  useScroll(visit, coming !== undefined);
  return (
    <ShownPageContext value={{ key: visit.key, query: visit.query, params }}>
      <LoadingBar isLoading={next !== undefined} />
      {frame(
        chromeOf(route, visit),
        <>
          <div className={styles.page} hidden={coming !== undefined}>
            <Page key={visit.key} />
          </div>
          {coming && <PageSkeleton shape={coming} />}
        </>,
      )}
    </ShownPageContext>
  );
}

/** The page the browser was opened on, with code and strings. */
export async function firstPage(): Promise<ReadyPage> {
  return preparePage(currentVisit());
}
