import { choiceWords } from './choice-words.ts';
import { MessageThing } from './gen/paltu/messaging/v1/message_events_pb.ts';
import { SignalKind } from './gen/paltu/messaging/v1/signal_events_pb.ts';

/** What is written about, and what a member has to look at anew, and what stands for it in the events of messaging. */
export const messageWords = {
  thing: choiceWords('thing', { pet: MessageThing.PET, store: MessageThing.STORE, vet: MessageThing.VET }),
  signal: choiceWords('kind', { messages: SignalKind.MESSAGES, notifications: SignalKind.NOTIFICATIONS }),
};
