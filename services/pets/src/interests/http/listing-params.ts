import type { ListingId } from '@paltu/kernel';
import { idParam } from '@paltu/service-kit';
import { z } from 'zod';

export const listingParams = z.object({ id: idParam.transform((id) => id as ListingId) });
