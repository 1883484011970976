import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { ProfileChange } from '../domain/profile-decisions.ts';
import type { profileBody, profileForm } from './profile-schemas.ts';

type SentProfile = z.output<typeof profileForm> & Pick<z.output<typeof profileBody>, 'profileImage'>;

/** What an edit changes: only the fields that were sent. */
export const toProfileChange = ({ city: cityId, profileImage: picture, ...details }: SentProfile): ProfileChange =>
  sentFields({ ...details, cityId, picture });
