import { describeReviews } from './reviews-contract.ts';

describeReviews();
