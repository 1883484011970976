// refused by nothing
export const presenter = 'presenter';
