// refused by nothing
export const kafkaBus = 'kafkaBus';
