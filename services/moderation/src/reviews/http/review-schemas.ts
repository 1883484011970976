import { choice, idParam, pageQuery, parameter, requiredMultilineText } from '@paltu/service-kit';
import { z } from 'zod';

const sortBy = parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest');

export const petParams = z.object({ id: idParam });

export const pendingQuery = z.object({ ...pageQuery(10), sortBy });

export const reviewsQuery = pendingQuery.extend({
  approvalStatus: parameter(choice('approvalStatus', ['pending', 'approved', 'rejected'])),
});

export const rejectBody = z.strictObject({ rejectionReason: requiredMultilineText('rejectionReason', 500, 'A reason is required') });
