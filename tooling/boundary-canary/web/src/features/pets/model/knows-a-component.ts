// refused by web-state-knows-no-component
import { card } from '../components/card.ts';
export const shown = card;
