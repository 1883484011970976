export const knexThings = 'a place where things are kept';
