import { refusal } from '@paltu/kernel';

export const articleNotFound = refusal('not-found', 'article.not-found', 'Article not found');
