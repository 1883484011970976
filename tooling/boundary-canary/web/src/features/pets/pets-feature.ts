// refused by nothing
export const petsFeature = 'petsFeature';
