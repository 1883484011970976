import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

outcome(contentEndpoints.endpoints.postContentArticlesBySlugLike, { failed: (error) => refusalSaid(error, 'blog:like.failed') });
