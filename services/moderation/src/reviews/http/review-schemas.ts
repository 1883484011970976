import { idParam, pageQuery, requiredText } from '@paltu/service-kit';
import { z } from 'zod';

const sortBy = z.enum(['newest', 'oldest'], 'sortBy must be newest or oldest').default('newest');

export const petParams = z.object({ id: idParam });

export const pendingQuery = z.object({ ...pageQuery(10), sortBy });

export const reviewsQuery = pendingQuery.extend({
  approvalStatus: z.enum(['pending', 'approved', 'rejected'], 'approvalStatus must be pending, approved or rejected').optional(),
});

export const rejectBody = z.strictObject({ rejectionReason: requiredText('rejectionReason', 500, 'A reason is required') });
