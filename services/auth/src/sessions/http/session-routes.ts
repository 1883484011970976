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
import type { z } from 'zod';
import { refreshTokenExpired, refreshTokenInvalid, refreshTokenReused, wrongCredentials } from '../domain/session-errors.ts';
import type { LogIn } from '../use-cases/log-in.ts';
import type { LogOut } from '../use-cases/log-out.ts';
import type { RefreshSession } from '../use-cases/refresh-session.ts';
import { deviceOf } from './device-of.ts';
import { logInBody, logOutBody, refreshBody, tokensView } from './session-schemas.ts';

export interface SessionRouteNeeds {
  readonly logIn: LogIn;
  readonly reactivate: LogIn;
  readonly refreshSession: RefreshSession;
  readonly logOut: LogOut;
  /** How a member is shown to themselves. */
  readonly profile: { readonly view: z.ZodType; present(userId: MemberId): Promise<unknown> };
  /** What a password can be, and what its check may refuse. */
  readonly credentials: { readonly password: z.ZodType<string>; readonly refusals: readonly Refusal[]; readonly deactivated: Refusal };
}

interface LogInCall {
  readonly body: { readonly email: string; readonly password: string };
  readonly request: Request;
}

export const sessionRoutes = ({ logIn, reactivate, refreshSession, logOut, profile, credentials }: SessionRouteNeeds): Route[] => {
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
        const { accessToken, refreshToken } = await refreshSession(body.refreshToken);
        return ok({ token: accessToken, refreshToken });
      },
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
        if (refreshToken !== undefined) await logOut({ refreshToken });
        else if (accessToken !== undefined) await logOut({ accessToken });
        else throw tokenMissing();
        return done('Logged out successfully!');
      },
    }),
  ];
};
