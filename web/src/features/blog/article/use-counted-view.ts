import { useEffect } from 'react';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const view = contentEndpoints.endpoints.postContentArticlesBySlugView;

/** Reports that an article was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
export function useCountedView(slug: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(view.initiate({ slug }, { track: false }));
  }, [dispatch, slug]);
}
