// refused by nothing
export const sessionFeature = 'sessionFeature';
