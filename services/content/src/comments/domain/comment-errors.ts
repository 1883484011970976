import { refusal } from '@paltu/kernel';

export const commentNotFound = refusal('not-found', 'comment.not-found', 'Comment not found');

export const commentNotYours = refusal('forbidden', 'comment.not-yours', 'Only its author may remove a comment');

export const replyToReply = refusal('invalid', 'comment.reply-to-reply', 'A reply takes no replies, please reply to the comment above it');
