// refused by adapters-know-no-other-kind
import { messages } from '../events/thing-messages.ts';
export const said = messages;
