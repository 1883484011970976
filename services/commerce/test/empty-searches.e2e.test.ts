import { countsEmptySearches } from '@paltu/empty-searches/counted-lists';
import { startCommerce } from './running-commerce.ts';

countsEmptySearches({ start: startCommerce, lists: ['/accessories', '/stores'], narrowing: 'minRating=4' });
