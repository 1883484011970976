// refused by web-shared-knows-no-feature
import { petsFeature } from '../features/pets/pets-feature.ts';
export const known = petsFeature;
