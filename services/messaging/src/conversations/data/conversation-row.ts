import { fromColumns, toColumns } from '@paltu/persistence';
import { sides, type Conversation, type Side } from '../domain/conversation.ts';

type SeatColumn<Name extends Side> = `${Name}ReadUpTo` | `${Name}Unread` | `${Name}SharedAt`;

/** A conversation as a row: what each side has of it lies in columns of its own, for their indexes. */
type ConversationRow = Omit<Conversation, Side> & Readonly<Record<SeatColumn<Side>, unknown>>;

const seatColumns = (conversation: Conversation, side: Side): Record<string, unknown> => {
  const { readUpTo, unread, sharedAt } = conversation[side];
  return { [`${side}ReadUpTo`]: readUpTo, [`${side}Unread`]: unread, [`${side}SharedAt`]: sharedAt };
};

export const toRow = (conversation: Conversation): Record<string, unknown> => {
  const { owner: _owner, asker: _asker, ...facts } = conversation;
  const flat = { ...facts, ...Object.assign({}, ...sides.map((side) => seatColumns(conversation, side))) } as ConversationRow;
  return toColumns(flat, ['visitor']);
};

export const toConversation = (row: object): Conversation => {
  const { ownerReadUpTo, ownerUnread, ownerSharedAt, askerReadUpTo, askerUnread, askerSharedAt, ...facts } =
    fromColumns<ConversationRow>(row);
  return {
    ...facts,
    owner: { readUpTo: ownerReadUpTo, unread: ownerUnread, sharedAt: ownerSharedAt },
    asker: { readUpTo: askerReadUpTo, unread: askerUnread, sharedAt: askerSharedAt },
  } as Conversation;
};
