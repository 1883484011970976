import type { components } from '#shared/api/gen/api.ts';

export type Comment = components['schemas']['Comment'];
export type Reply = components['schemas']['CommentReply'];

/** Who reads and may write. */
export interface Reader {
  id: string;
  isAdmin: boolean;
}

/** What each comment is shown with. */
export interface CommentProps {
  /** The article that it stands below. */
  slug: string;
  reader: Reader | null;
  /** Asks whether it is to be removed. */
  onRemove: (comment: Reply) => void;
}
