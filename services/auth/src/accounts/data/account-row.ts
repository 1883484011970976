import { emailKey, type Account, type AccountId, type UserType } from '../domain/account.ts';

/** A row of `accounts`. */
export interface AccountRow {
  id: string;
  version: number;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
  phone: string;
  city_id: string;
  address: string;
  bio: string;
  profile_image: string | null;
  user_type: UserType;
  is_email_verified: boolean;
  marketing_emails: boolean;
  password_hash: string;
  created_at: Date;
  updated_at: Date;
}

export const toRow = (account: Account): AccountRow => ({
  id: account.id,
  version: account.version,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  email_key: emailKey(account.email),
  phone: account.phone,
  city_id: account.cityId,
  address: account.address,
  bio: account.bio,
  profile_image: account.profileImage,
  user_type: account.userType,
  is_email_verified: account.isEmailVerified,
  marketing_emails: account.marketingEmails,
  password_hash: account.passwordHash,
  created_at: account.createdAt,
  updated_at: account.updatedAt,
});

export const toAccount = (row: AccountRow): Account => ({
  id: row.id as AccountId,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  cityId: row.city_id,
  address: row.address,
  bio: row.bio,
  profileImage: row.profile_image,
  userType: row.user_type,
  isEmailVerified: row.is_email_verified,
  marketingEmails: row.marketing_emails,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
