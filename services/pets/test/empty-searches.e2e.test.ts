import { countsEmptySearches } from '@paltu/empty-searches/counted-lists';
import { startPets } from './running-pets.ts';

countsEmptySearches({ start: startPets, lists: ['/pets?status=Available'], narrowing: 'location=Lahore' });
