import { refusal, type Refusal } from '@paltu/kernel';
import { maxPaperBytes } from './paper.ts';

export const paperNotFound = refusal('not-found', 'paper.not-found', 'Document not found');

export const paperUnsupported = refusal('unsupported-type', 'paper.unsupported-type', 'Documents can be PDF, PNG, JPG, GIF or WebP');

export const paperTooLarge = refusal('too-large', 'paper.too-large', `A document can have at most ${maxPaperBytes / 1_048_576} MB`);

export const tooManyPapers = refusal('invalid', 'paper.too-many', 'Only one document can be sent here');

export const paperRoomUsedUp = refusal(
  'conflict',
  'paper.room-used-up',
  'Your documents take up all the room that a member has. Please delete some that you no longer need.',
);

/** Why a form with papers may be refused, besides its fields and pictures. */
export const paperRefusals: readonly Refusal[] = [paperUnsupported, paperTooLarge, tooManyPapers, paperRoomUsedUp];

/** Of a request that took longer than a paper is kept that nothing uses. */
export const sweptMeanwhile = (): Error => new Error('a document of this request was swept before it could be used');
