export { cities, cityName, findCity, type City } from './cities.ts';
export { foldText } from './fold-text.ts';
export { parsePhone } from './phone.ts';
export * from './pet-choices.ts';
export * from './listing-limits.ts';
