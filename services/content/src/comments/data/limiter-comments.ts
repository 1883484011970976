import type { RateLimiters } from '@paltu/limits';
import { countWork } from '@paltu/service-kit';
import type { PostCommentNeeds } from '../use-cases/post-comment.ts';

const rule = { name: 'comments', points: 20, seconds: 60 * 60 };

export const limiterComments = (limiters: Pick<RateLimiters, 'of'>): PostCommentNeeds['countComment'] => countWork(limiters.of(rule));
