import { created, ok, route, type Route } from '@paltu/service-kit';
import type { AccountId } from '../domain/account.ts';
import type { ReadProfile } from '../use-cases/read-profile.ts';
import type { RegisterAccount } from '../use-cases/register-account.ts';
import { presentUser } from './account-presenter.ts';
import { registerBody, type RegistrationRules } from './account-schemas.ts';

export interface AccountRouteNeeds {
  readonly registerAccount: RegisterAccount;
  readonly readProfile: ReadProfile;
  readonly rules: RegistrationRules;
}

export const accountRoutes = ({ registerAccount, readProfile, rules }: AccountRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/auth/register',
    access: 'public',
    body: registerBody(rules),
    handle: async ({ body }) => created({ user: presentUser(await registerAccount(body)) }, { message: 'Registration successful' }),
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/profile',
    access: 'member',
    handle: async ({ actor }) => ok({ user: presentUser(await readProfile(actor.userId as AccountId)) }),
  }),
];
