import { countsEmptySearches } from '@paltu/empty-searches/counted-lists';
import { startVets } from './running-vets.ts';

countsEmptySearches({ start: startVets, lists: ['/vets'], narrowing: 'city=Lahore' });
