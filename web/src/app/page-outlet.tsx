import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { currentVisit, keptScroll } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { decoded } from '#shared/navigation/page-path.ts';
import { ShownPageContext } from '#shared/navigation/use-page.ts';
import { LoadingBar } from './layouts/loading-bar.tsx';
import styles from './page-outlet.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { chromeOf, preparePage, routeOf } from './prepare-page.ts';
import type { ReadyPage } from './prepare-page.ts';
import { readyPages } from './ready-pages.ts';
import type { Chrome, PageShape } from './route.ts';
import { restoreScroll } from './restore-scroll.ts';

/** The part of the page that its address names, after `#`. */
function linkedPart(): HTMLElement | null {
  return location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
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
