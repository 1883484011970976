import type { Account, UserType } from './account.ts';

export interface UserRegistered {
  readonly type: 'UserRegistered';
  readonly account: Account;
  readonly at: Date;
}

export interface UserRoleChanged {
  readonly type: 'UserRoleChanged';
  readonly account: Account;
  readonly previousUserType: UserType;
  readonly at: Date;
}

export type AccountEvent = UserRegistered | UserRoleChanged;
