import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { i18n } from '#shared/i18n/i18n.ts';
import { currentVisit, keptScroll, navigate, onVisit } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { ShownPageContext } from '#shared/navigation/use-page.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { LoadingBar } from './layouts/loading-bar.tsx';
import { preparePage } from './prepare-page.ts';
import type { ReadyPage } from './prepare-page.ts';
import type { Chrome } from './router.tsx';
import { reloadStaleBuild } from './reload-stale-build.ts';
import { restoreScroll } from './restore-scroll.ts';

/** The next page's code did not come (the connection broke): the page that is there stays, and so does its address. */
function stayHere(asked: Visit, shown: Visit): void {
  toast.error(i18n.t('shell:pageFailed'));
  if (asked.by === 'push') history.back();
  if (asked.by === 'replace') navigate(shown.key, { query: shown.query, replace: true, isFree: true });
}

function useReadyPage(first: ReadyPage) {
  const visit = useSyncExternalStore(onVisit, currentVisit, currentVisit);
  const [ready, setReady] = useState(first);
  useLayoutEffect(() => {
    let isCurrent = true;
    const fail = async () => {
      if (isCurrent && !(await reloadStaleBuild()) && isCurrent) stayHere(visit, ready.visit);
    };
    const next = preparePage(visit);
    if (!(next instanceof Promise)) setReady(next);
    else next.then((page) => isCurrent && setReady(page), fail);
    return () => {
      isCurrent = false;
    };
  }, [visit]);
  return { ready, isLoading: ready.visit !== visit };
}

function useScroll({ id, key, by }: Visit): void {
  useLayoutEffect(() => {
    // A jump, before the new page is painted: a smooth scroll would run while the page still grows.
    if (by === 'push' || by === 'replace') scrollTo({ top: 0, behavior: 'instant' });
    else return restoreScroll(keptScroll(id));
    return undefined;
    // A change of the query alone keeps the page and its scroll.
  }, [key]);
}

interface PageOutletProps {
  first: ReadyPage;
  frame: (chrome: Chrome, page: ReactNode) => ReactNode;
}

/** Shows the page of the current key; the old one stays until the next is ready. */
export function PageOutlet({ first, frame }: PageOutletProps) {
  const { ready, isLoading } = useReadyPage(first);
  const { visit, params, Page, route } = ready;
  useScroll(visit);
  const chrome = typeof route.chrome === 'function' ? route.chrome(visit.query) : route.chrome;
  return (
    <ShownPageContext value={{ key: visit.key, query: visit.query, params }}>
      <LoadingBar isLoading={isLoading} />
      {frame(chrome ?? 'site', <Page key={visit.key} />)}
    </ShownPageContext>
  );
}

/** The page the browser was opened on, with code and strings. */
export async function firstPage(): Promise<ReadyPage> {
  return preparePage(currentVisit());
}
