import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

outcome(contentEndpoints.endpoints.postContentArticlesBySlugLike, { failed: (error) => refusalText(error, 'blog:like.failed') });
