import { UserType, userRegistered } from '@paltu/contracts';
import type { TestActor } from '../test-tokens.ts';
import type { TestService } from './start-test-service.ts';

export interface MemberDetails {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role?: 'user' | 'admin';
  readonly verified?: boolean;
}

const userTypes = { user: UserType.USER, admin: UserType.ADMIN } as const;

/** Somebody with a token, whom the service knows by an event of auth; only what matters needs to be given. */
export const aMember = async (
  { tokens, publishToBus }: Pick<TestService, 'tokens' | 'publishToBus'>,
  { firstName = 'Sana', lastName = 'Ahmed', role = 'user', verified = true }: MemberDetails = {},
): Promise<TestActor> => {
  const actor = await tokens.issue({ role });
  const user = { id: actor.userId, version: 1n, firstName, lastName, city: 'lahore', userType: userTypes[role], verified };
  await publishToBus(userRegistered, { subject: actor.userId, data: { user } });
  return actor;
};
