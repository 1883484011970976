import type { MemberId, Refusal } from '@paltu/kernel';
import {
  emailAddress,
  requiredText,
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
import Bowser from 'bowser';
import type { Request } from 'express';
import { z } from 'zod';
import type { enterCode, logIn, StartedSession } from './login-use-cases.ts';
import type { confirmPassword, logOut, refreshSession } from './session-use-cases.ts';
import { challengeOver, refreshTokenExpired, refreshTokenInvalid, refreshTokenReused, wrongCredentials, type Device } from './session.ts';

/** POST /auth/login */
const logInBody = (password: z.ZodType<string>) =>
  z.strictObject({
    email: emailAddress('Email address', 'Please enter a valid email address'),
    password,
  });

/** POST /auth/confirm-password */
const confirmPasswordBody = (password: z.ZodType<string>) => z.strictObject({ password });

/** POST /auth/login/second-factor */
const secondStepBody = (code: z.ZodType<string>) => z.strictObject({ challenge: requiredText('challenge', 200), code });

const refreshToken = requiredText('refreshToken', 200);

/** POST /auth/refresh */
const refreshBody = z.strictObject({ refreshToken });

/** POST /auth/logout */
const logOutBody = z.strictObject({ refreshToken: refreshToken.optional() });

/** What a login gives whose second factor is on: `challenge` goes with its code to POST /auth/login/second-factor. */
const askedForCodeView = z.strictObject({
  secondFactor: z.strictObject({ challenge: z.string(), expiresAt: z.iso.datetime() }),
});

/** What a login and a refresh give: an access token of ten minutes, and the token for the next one. */
const tokensView = { token: z.string(), refreshToken: z.string() };

/** More than any browser sends; what is longer is not read to its end. */
const longest = 512;

/** The library gives back text of the header where it knows no name for it. */
const nameIn = (text: string | undefined): string | null => (text !== undefined && /^[a-z][\w .+-]{0,39}$/i.test(text) ? text : null);

/** The claims of a User-Agent, which may be anything: good for a member who looks for a device of theirs, and for nothing else. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  return { browser: nameIn(browser.name), system: nameIn(os.name) };
};

export interface SessionRouteNeeds {
  readonly logIn: ReturnType<typeof logIn>;
  readonly reactivate: ReturnType<typeof logIn>;
  readonly enterCode: ReturnType<typeof enterCode>;
  readonly refreshSession: ReturnType<typeof refreshSession>;
  readonly confirmPassword: ReturnType<typeof confirmPassword>;
  readonly logOut: ReturnType<typeof logOut>;
  /** How a member is shown to themselves. */
  readonly profile: { readonly view: z.ZodType; present(userId: MemberId): Promise<unknown> };
  /** What a password can be, and what its check may refuse. */
  readonly credentials: {
    readonly password: z.ZodType<string>;
    readonly refusals: readonly Refusal[];
    readonly ownRefusals: readonly Refusal[];
    readonly deactivated: Refusal;
    readonly suspended: Refusal;
  };
  /** What a code of the second factor can be, and what its check may refuse. */
  readonly codes: { readonly field: z.ZodType<string>; readonly refuses: readonly Refusal[] };
}

interface LogInCall {
  readonly body: { readonly email: string; readonly password: string };
  readonly request: Request;
}

const welcome = 'Login successful! Welcome back!';

/** How a session begins, goes on and ends. */
export const sessionRoutes = ({ profile, credentials, codes, ...useCases }: SessionRouteNeeds): Route[] => {
  const loggedIn = { user: profile.view, ...tokensView };
  const loggedInOrAsked = dataOf(z.union([z.strictObject(loggedIn), askedForCodeView]));
  const presentStarted = async ({ userId, accessToken: token, refreshToken: next }: StartedSession) => ({
    user: await profile.present(userId),
    token,
    refreshToken: next,
  });
  const answerOf = async (enter: SessionRouteNeeds['logIn'], { body, request }: LogInCall, words: string) => {
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
      refuses: [wrongCredentials, credentials.deactivated, credentials.suspended, ...credentials.refusals],
      handle: (call) => answerOf(useCases.logIn, call, welcome),
    }),
    route({
      method: 'post',
      path: '/api/v1/auth/login/second-factor',
      access: 'public',
      limit: 'login',
      summary: 'The second step of a login: the code of the app, or a recovery code; five minutes after the password at most',
      body: secondStepBody(codes.field),
      answers: { 200: data(loggedIn) },
      refuses: [challengeOver, credentials.deactivated, credentials.suspended, ...codes.refuses],
      handle: async ({ body, request }) => {
        const device = deviceOf(request.get('user-agent'));
        return ok(await presentStarted(await useCases.enterCode({ ...body, device, language: languageOf(request) })), { message: welcome });
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
      refuses: [wrongCredentials, credentials.suspended, ...credentials.refusals],
      handle: (call) => answerOf(useCases.reactivate, call, 'Your account is active again. Welcome back!'),
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
