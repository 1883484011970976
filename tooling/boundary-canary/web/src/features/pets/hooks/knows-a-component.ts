// refused by web-hooks-know-no-component
import { card } from '../components/card.ts';
export const shown = card;
