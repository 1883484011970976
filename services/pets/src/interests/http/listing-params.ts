import { idParam } from '@paltu/service-kit';
import { z } from 'zod';
import type { ListingId } from '../domain/interest.ts';

export const listingParams = z.object({ id: idParam.transform((id) => id as ListingId) });
