export { cities, findCity, type City } from './cities.ts';
export { parsePhone } from './phone.ts';
