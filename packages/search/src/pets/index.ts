export { breedPatterns } from './breed-patterns.ts';
export { petDocument, type SearchedPet } from './pet-document.ts';
export { fieldsLeft, narrowed, type Narrowed } from './pet-filter.ts';
