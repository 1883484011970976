import type { MemberId, Refusal } from '@paltu/kernel';
import {
  bearerToken,
  clientAddressOf,
  data,
  done,
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
import { refreshTokenExpired, refreshTokenInvalid, refreshTokenReused, wrongCredentials } from '../domain/session-errors.ts';
import type { ConfirmPassword } from '../use-cases/confirm-password.ts';
import type { LogIn } from '../use-cases/log-in.ts';
import type { LogOut } from '../use-cases/log-out.ts';
import type { RefreshSession } from '../use-cases/refresh-session.ts';
import { deviceOf } from './device-of.ts';
import { confirmPasswordBody, logInBody, logOutBody, refreshBody, tokensView } from './session-schemas.ts';

export interface SessionRouteNeeds {
  readonly logIn: LogIn;
  readonly reactivate: LogIn;
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
}

interface LogInCall {
  readonly body: { readonly email: string; readonly password: string };
  readonly request: Request;
}

export const sessionRoutes = ({ logIn, reactivate, profile, credentials, ...useCases }: SessionRouteNeeds): Route[] => {
  const answerOf = async (enter: LogIn, { body, request }: LogInCall, words: string) => {
    const {
      userId,
      accessToken: token,
      refreshToken,
    } = await enter({
      ...body,
      device: deviceOf(request.get('user-agent')),
      address: clientAddressOf(request),
    });
    return ok({ user: await profile.present(userId), token, refreshToken }, { message: words });
  };
  return [
    route({
      method: 'post',
      path: '/api/v1/auth/login',
      access: 'public',
      limit: 'login',
      summary: 'Log in',
      body: logInBody(credentials.password),
      answers: { 200: data({ user: profile.view, ...tokensView }) },
      refuses: [wrongCredentials, credentials.deactivated, ...credentials.refusals],
      handle: (call) => answerOf(logIn, call, 'Login successful! Welcome back!'),
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/reactivate',
      access: 'public',
      limit: 'login',
      summary: "Come back within 30 days of leaving, and log in; the caller's listings are shown again",
      body: logInBody(credentials.password),
      answers: { 200: data({ user: profile.view, ...tokensView }) },
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
