export { NewestPets } from './newest-pets.tsx';
