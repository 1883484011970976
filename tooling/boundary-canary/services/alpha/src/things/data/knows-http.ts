// refused by adapters-know-no-other-kind
import { presenter } from '../http/thing-presenter.ts';
export const shown = presenter;
