import { clientAddressOf, created, data, languageOf, route, tooManyRequests, type Route } from '@paltu/service-kit';
import { emailTaken, passwordChecksBusy } from '../domain/account-errors.ts';
import type { RegisterAccount } from '../use-cases/register-account.ts';
import { presentUser } from './account-presenter.ts';
import { registerBody, userView, type RegistrationRules } from './account-schemas.ts';

export interface AccountRouteNeeds {
  readonly registerAccount: RegisterAccount;
  readonly rules: RegistrationRules;
}

export const accountRoutes = ({ registerAccount, rules }: AccountRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/auth/register',
    access: 'public',
    limit: 'registration',
    summary: 'Become a member',
    body: registerBody(rules),
    answers: { 201: data({ user: userView }) },
    refuses: [emailTaken, passwordChecksBusy, tooManyRequests],
    handle: async ({ body, request }) => {
      const account = await registerAccount({
        registration: body,
        language: languageOf(request),
        address: clientAddressOf(request),
      });
      return created({ user: presentUser(account) }, { message: 'Registration successful' });
    },
  }),
];
