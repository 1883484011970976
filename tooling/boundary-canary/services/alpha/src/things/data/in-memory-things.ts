// refused by nothing
export const inMemoryThings = 'inMemoryThings';
