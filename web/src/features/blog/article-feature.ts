import './article/like-outcome.ts';
import './comments/comment-outcomes.ts';

export { ArticleScreen } from './article/screen.tsx';
export { articleHead } from './article/article-head.ts';
