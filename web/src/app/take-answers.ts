import { api } from '#shared/api/api.ts';
import { store } from '#shared/store/store.ts';

/** In ms; long enough for the page to stand. */
const afterFirstPage = 2000;

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

/** For Back and a reopened tab a browser shows the page as it kept it, however old it is. */
function isKept(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'back_forward';
}

/**
 * Takes what the API has answered already, which the server sends in the page that it rendered with it: the app shows the same and
 * asks for none of it. To be called once the page's code, which knows the calls, is there.
 */
export function takeAnswers(): void {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return;
  store.dispatch(api.util.upsertQueryEntries(JSON.parse(text) as Entries));
  const { util } = api.enhanceEndpoints({ addTagTypes: ['Pet', 'Vet'] });
  if (isKept()) setTimeout(() => store.dispatch(util.invalidateTags(['Pet', 'Vet'])), afterFirstPage);
}
