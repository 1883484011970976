// refused by nothing
import { petsFeature } from '../features/pets/pets-feature.ts';
export const petsPage = petsFeature;
