import { reviewStoreContract } from '../../../test/review-store-contract.ts';
import { inMemoryReviews } from './in-memory-reviews.ts';

reviewStoreContract('reviews in memory', async () => inMemoryReviews());
