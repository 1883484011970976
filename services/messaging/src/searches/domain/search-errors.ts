import { refusal } from '@paltu/kernel';
import { mostSearches } from './saved-search.ts';

export const searchNotFound = refusal('not-found', 'saved-search.not-found', 'There is no such saved search');

export const tooManySearches = refusal('conflict', 'saved-search.too-many', `You can save at most ${mostSearches} searches`);

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');
