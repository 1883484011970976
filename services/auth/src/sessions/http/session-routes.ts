import type { MemberId, Refusal } from '@paltu/kernel';
import {
  bearerToken,
  clientAddressOf,
  data,
  dataOf,
  done,
  languageOf,
  message,
  ok,
  route,
  tokenInvalid,
  tokenMissing,
  tooManyRequests,
  type Route,
} from '@paltu/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import { challengeOver, refreshTokenExpired, refreshTokenInvalid, refreshTokenReused, wrongCredentials } from '../domain/session-errors.ts';
import type { ConfirmPassword } from '../use-cases/confirm-password.ts';
import type { EnterCode, LogIn, StartedSession } from '../use-cases/log-in.ts';
import type { LogOut } from '../use-cases/log-out.ts';
import type { RefreshSession } from '../use-cases/refresh-session.ts';
import { deviceOf } from './device-of.ts';
import {
  askedForCodeView,
  confirmPasswordBody,
  logInBody,
  logOutBody,
  refreshBody,
  secondStepBody,
  tokensView,
} from './session-schemas.ts';

export interface SessionRouteNeeds {
  readonly logIn: LogIn;
  readonly reactivate: LogIn;
  readonly enterCode: EnterCode;
  readonly refreshSession: RefreshSession;
  readonly confirmPassword: ConfirmPassword;
  readonly logOut: LogOut;
  /** How a member is shown to themselves. */
  readonly profile: { readonly view: z.ZodType; present(userId: MemberId): Promise<unknown> };
  /** What a password can be, and what its check may refuse. */
  readonly credentials: {
    readonly password: z.ZodType<string>;
    readonly refusals: readonly Refusal[];
    readonly ownRefusals: readonly Refusal[];
    readonly deactivated: Refusal;
  };
  /** What a code of the second factor can be, and what its check may refuse. */
  readonly codes: { readonly field: z.ZodType<string>; readonly refuses: readonly Refusal[] };
}

interface LogInCall {
  readonly body: { readonly email: string; readonly password: string };
  readonly request: Request;
}

const welcome = 'Login successful! Welcome back!';

export const sessionRoutes = ({ logIn, reactivate, enterCode, profile, credentials, codes, ...useCases }: SessionRouteNeeds): Route[] => {
  const loggedIn = { user: profile.view, ...tokensView };
  const loggedInOrAsked = dataOf(z.union([z.strictObject(loggedIn), askedForCodeView]));
  const presentStarted = async ({ userId, accessToken: token, refreshToken }: StartedSession) => ({
    ...{ user: await profile.present(userId), token, refreshToken },
  });
  const answerOf = async (enter: LogIn, { body, request }: LogInCall, words: string) => {
    const entered = await enter({ ...body, device: deviceOf(request.get('user-agent')), address: clientAddressOf(request) });
    if ('challenge' in entered) {
      const { challenge, expiresAt } = entered;
      return ok({ secondFactor: { challenge, expiresAt: expiresAt.toISOString() } }, { message: 'Please enter the code of your app.' });
    }
    return ok(await presentStarted(entered), { message: words });
  };
  return [
    route({
      method: 'post',
      path: '/api/v1/auth/login',
      access: 'public',
      limit: 'login',
      summary: 'Log in; where the second factor is on, `secondFactor` asks for its code (POST /auth/login/second-factor)',
      body: logInBody(credentials.password),
      answers: { 200: loggedInOrAsked },
      refuses: [wrongCredentials, credentials.deactivated, ...credentials.refusals],
      handle: (call) => answerOf(logIn, call, welcome),
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/login/second-factor',
      access: 'public',
      limit: 'login',
      summary: 'The second step of a login: the code of the app, or a recovery code; five minutes after the password at most',
      body: secondStepBody(codes.field),
      answers: { 200: data(loggedIn) },
      refuses: [challengeOver, credentials.deactivated, ...codes.refuses],
      handle: async ({ body, request }) => {
        const device = deviceOf(request.get('user-agent'));
        return ok(await presentStarted(await enterCode({ ...body, device, language: languageOf(request) })), { message: welcome });
      },
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/reactivate',
      access: 'public',
      limit: 'login',
      summary: "Come back within 30 days of leaving, and log in; the caller's listings are shown again",
      body: logInBody(credentials.password),
      answers: { 200: loggedInOrAsked },
      refuses: [wrongCredentials, ...credentials.refusals],
      handle: (call) => answerOf(reactivate, call, 'Your account is active again. Welcome back!'),
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/refresh',
      access: 'public',
      limit: 'refresh',
      summary: 'Exchange a refresh token for a new pair',
      body: refreshBody,
      answers: { 200: data(tokensView) },
      refuses: [refreshTokenInvalid, refreshTokenExpired, refreshTokenReused, tooManyRequests],
      handle: async ({ body }) => {
        const { accessToken, refreshToken } = await useCases.refreshSession(body.refreshToken);
        return ok({ token: accessToken, refreshToken });
      },
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/confirm-password',
      access: 'member',
      limit: 'login',
      summary: 'Give the password again: for five minutes the new access token opens the calls that need a recent one',
      body: confirmPasswordBody(credentials.password),
      answers: { 200: data({ token: z.string() }) },
      refuses: credentials.ownRefusals,
      handle: async ({ actor: { userId, sessionId }, body: { password } }) =>
        ok({ token: await useCases.confirmPassword({ userId, sessionId, password }) }),
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/logout',
      // An expired access token still names the session to end, so the token is read here and not by the route.
      access: 'public',
      limit: 'session',
      summary: 'End the session of a refresh token, or of the access token',
      body: logOutBody,
      answers: { 200: message() },
      refuses: [tokenMissing, tokenInvalid],
      handle: async ({ body: { refreshToken }, request }) => {
        const accessToken = refreshToken === undefined ? bearerToken(request) : undefined;
        if (refreshToken !== undefined) await useCases.logOut({ refreshToken });
        else if (accessToken !== undefined) await useCases.logOut({ accessToken });
        else throw tokenMissing();
        return done('Logged out successfully!');
      },
    }),
  ];
};
