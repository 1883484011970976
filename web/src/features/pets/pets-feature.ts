export { NewestPets } from './components/card/newest-pets.tsx';
