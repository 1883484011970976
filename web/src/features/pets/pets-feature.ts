export { NewestPets } from './newest-pets.tsx';
export { FeaturedPets, UrgentPets } from './picked-pets.tsx';
export { homePetsAsks } from './use-home-pets.ts';
