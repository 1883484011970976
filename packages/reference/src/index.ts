export { cities, cityName, findCity, type City } from './cities.ts';
export { parsePhone } from './phone.ts';
export * from './pet-choices.ts';
export * from './listing-limits.ts';
