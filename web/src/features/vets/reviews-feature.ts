import './reviews/review-outcomes.ts';

export { VetReviewsScreen } from './reviews/screen.tsx';
