import { refusal } from '@paltu/kernel';

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');
