import { choiceWords } from './choice-words.ts';
import { Mark, MarkedKind } from './gen/paltu/moderation/v1/mark_events_pb.ts';

/** What admins mark, and with what, and what stands for it in the events of moderation. */
export const markWords = {
  kind: choiceWords('kind', { vet: MarkedKind.VET, store: MarkedKind.STORE, accessory: MarkedKind.ACCESSORY }),
  mark: choiceWords('mark', { featured: Mark.FEATURED, verified: Mark.VERIFIED, hidden: Mark.HIDDEN, registered: Mark.REGISTERED }),
};
