// refused by web-features-by-their-face
import { card } from '../features/pets/components/card.ts';
export const inner = card;
