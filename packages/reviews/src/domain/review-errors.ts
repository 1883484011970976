import { refusal } from '@paltu/kernel';

export const reviewNotFound = refusal('not-found', 'review.not-found', 'Review not found');

export const reviewNotYours = refusal('forbidden', 'review.not-yours', 'Only its author may remove a review');
