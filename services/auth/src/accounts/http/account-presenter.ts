import { presentPicture } from '@paltu/pictures/picture-view';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import { fullNameOf, type Account } from '../domain/account.ts';
import type { userView } from './account-schemas.ts';

/** An account as its owner sees it. */
export const presentUser = (account: Account): z.input<typeof userView> => ({
  _id: account.id,
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  fullName: fullNameOf(account),
  email: account.email,
  phone: account.phone,
  city: cityName(account.cityId),
  address: account.address,
  bio: account.bio,
  profileImage: account.picture && presentPicture('auth', account.picture),
  userType: account.userType,
  isEmailVerified: account.isEmailVerified,
  pendingEmail: account.pendingEmail,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
});
