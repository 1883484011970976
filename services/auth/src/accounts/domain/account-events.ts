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

/** Any change that no other event names. */
export interface UserProfileUpdated {
  readonly type: 'UserProfileUpdated';
  readonly account: Account;
  readonly at: Date;
}

/** The member has left, and may come back. */
export interface UserDeactivated {
  readonly type: 'UserDeactivated';
  readonly account: Account;
  readonly at: Date;
}

/** The member is back. */
export interface UserReactivated {
  readonly type: 'UserReactivated';
  readonly account: Account;
  readonly at: Date;
}

/** The holder has shown that they read the account's address. */
export interface UserEmailConfirmed {
  readonly type: 'UserEmailConfirmed';
  readonly account: Account;
  readonly at: Date;
}

export interface UserPasswordChanged {
  readonly type: 'UserPasswordChanged';
  readonly account: Account;
  readonly at: Date;
}

/** Nothing is kept of the member; `account` holds no personal data any more. */
export interface UserErased {
  readonly type: 'UserErased';
  readonly account: Account;
  readonly at: Date;
}

export type AccountEvent =
  | UserRegistered
  | UserRoleChanged
  | UserProfileUpdated
  | UserDeactivated
  | UserReactivated
  | UserEmailConfirmed
  | UserPasswordChanged
  | UserErased;
