import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { currentVisit, keptScroll } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { decoded } from '#shared/navigation/page-path.ts';
import { ShownPageContext } from '#shared/navigation/use-page.ts';
import { LoadingBar } from './layouts/loading-bar.tsx';
import { chromeOf, preparePage } from './prepare-page.ts';
import type { ReadyPage } from './prepare-page.ts';
import { readyPages } from './ready-pages.ts';
import type { Chrome } from './route.ts';
import { restoreScroll } from './restore-scroll.ts';

/** The part of the page that its address names, after `#`. */
function linkedPart(): HTMLElement | null {
  return location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
}

function useScroll({ id, key, by }: Visit): void {
  const start = useEffectEvent(() => {
    if (by !== 'push' && by !== 'replace') return restoreScroll(keptScroll(id), linkedPart());
    // A jump, before the new page is painted: a smooth scroll would run while the page still grows.
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });
  // A change of the query alone keeps the page and its scroll.
  useLayoutEffect(() => start(), [key]);
}

interface PageOutletProps {
  first: ReadyPage;
  frame: (chrome: Chrome, page: ReactNode) => ReactNode;
}

/** Shows the page of the current key; the old one stays until the next is ready. */
export function PageOutlet({ first, frame }: PageOutletProps) {
  const [pages] = useState(() => readyPages(first));
  const { ready, isLoading } = useSyncExternalStore(pages.subscribe, pages.shown, pages.shown);
  const { visit, params, Page, route } = ready;
  useScroll(visit);
  return (
    <ShownPageContext value={{ key: visit.key, query: visit.query, params }}>
      <LoadingBar isLoading={isLoading} />
      {frame(chromeOf(route, visit), <Page key={visit.key} />)}
    </ShownPageContext>
  );
}

/** The page the browser was opened on, with code and strings. */
export async function firstPage(): Promise<ReadyPage> {
  return preparePage(currentVisit());
}
