import { bearerToken, ok, route, type Route } from '@paltu/service-kit';
import type { LogIn } from '../use-cases/log-in.ts';
import type { LogOut } from '../use-cases/log-out.ts';
import type { RefreshSession } from '../use-cases/refresh-session.ts';
import { logInBody, logOutBody, refreshBody } from './session-schemas.ts';

export interface SessionRouteNeeds {
  readonly logIn: LogIn;
  readonly refreshSession: RefreshSession;
  readonly logOut: LogOut;
}

export const sessionRoutes = ({ logIn, refreshSession, logOut }: SessionRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/auth/login',
    access: 'public',
    body: logInBody,
    handle: async ({ body }) => {
      const { profile, accessToken, refreshToken } = await logIn(body);
      return ok({ user: profile, token: accessToken, refreshToken }, { message: 'Login successful! Welcome back!' });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/auth/refresh',
    access: 'public',
    body: refreshBody,
    handle: async ({ body }) => {
      const { accessToken, refreshToken } = await refreshSession(body.refreshToken);
      return ok({ token: accessToken, refreshToken });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/auth/logout',
    // An expired access token still says which session to end, so the token is read here and not by the route.
    access: 'public',
    body: logOutBody,
    handle: async ({ body: { refreshToken }, request }) => {
      await logOut(refreshToken === undefined ? { accessToken: bearerToken(request) } : { refreshToken });
      return ok(undefined, { message: 'Logged out successfully!' });
    },
  }),
];
