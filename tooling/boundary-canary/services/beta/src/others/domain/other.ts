export const other = 'a thing of another service';
