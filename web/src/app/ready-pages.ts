import { i18n } from '#shared/i18n/i18n.ts';
import { currentVisit, navigate, onVisit } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { preparePage } from './prepare-page.ts';
import type { ReadyPage } from './prepare-page.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';

export interface ShownPage {
  ready: ReadyPage;
  /** The visit whose page is on its way. */
  next?: Visit | undefined;
}

/** The next page's code did not come (the connection broke): the page that is there stays, and so does its address. */
function stayHere(asked: Visit, shown: Visit): void {
  toast.error(i18n.t('shell:pageFailed'));
  if (asked.by === 'push') history.back();
  if (asked.by === 'replace') navigate(shown.key, { query: shown.query, replace: true, isFree: true });
}

/** The page to show, for `useSyncExternalStore`: that of the last visit whose code and strings are there. */
export function readyPages(first: ReadyPage) {
  let shown: ShownPage = { ready: first };
  let asked = first.visit;
  let notify = () => {};
  const show = (next: Partial<ShownPage>) => {
    shown = { ...shown, ...next };
    notify();
  };
  const fail = async (visit: Visit) => {
    if (asked === visit && !(await reloadStaleBuild()) && asked === visit) stayHere(visit, shown.ready.visit);
  };
  const follow = () => {
    const visit = currentVisit();
    if (asked === visit) return;
    asked = visit;
    const next = preparePage(visit);
    if (!(next instanceof Promise)) return show({ ready: next, next: undefined });
    show({ next: visit });
    next.then(
      (ready) => asked === visit && show({ ready, next: undefined }),
      () => fail(visit),
    );
  };
  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      notify = listener;
      // A visit may have begun before anybody listened.
      follow();
      return onVisit(follow);
    },
  };
}
