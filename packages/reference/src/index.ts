export { cities, cityName, findCity, type City } from './cities.ts';
export { parsePhone } from './phone.ts';
