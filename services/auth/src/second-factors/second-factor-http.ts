import type { MemberId, Refusal } from '@paltu/kernel';
import { data, done, languageOf, message, ok, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from './second-factor-use-cases.ts';
import { alreadyOn, notBegun, notOn, requiredByRole, tooManyCodes, wrongCode } from './second-factor.ts';

/** A code as somebody types it, of the app or a recovery code. */
export const codeField = requiredText('Code', 64);

const codeBody = z.strictObject({ code: codeField });

/** How it stands with the second factor of the caller. */
export const stateView = z
  .strictObject({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether the caller has to have one, by their role. */
    isRequired: z.boolean(),
  })
  .meta({ id: 'SecondFactor' });

export type StateView = z.input<typeof stateView>;

const recoveryCodes = z.array(z.string());

interface FactorRouteNeeds {
  readonly present: (userId: MemberId) => Promise<StateView>;
  readonly begin: ReturnType<typeof beginSecondFactor>;
  readonly confirm: ReturnType<typeof confirmSecondFactor>;
  readonly renewCodes: ReturnType<typeof renewRecoveryCodes>;
  readonly turnOff: ReturnType<typeof turnOffSecondFactor>;
  readonly accountNotFound: Refusal;
}

const path = '/api/v1/auth/second-factor';

/** The second factor of the caller. */
export const factorRoutes = ({ present, begin, confirm, renewCodes, turnOff, accountNotFound }: FactorRouteNeeds): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    summary: "Whether the caller's second factor is on, whether their role needs it, and how many recovery codes are left",
    answers: { 200: data({ secondFactor: stateView }) },
    refuses: [accountNotFound],
    handle: async ({ actor }) => ok({ secondFactor: await present(actor.userId) }),
  }),
  route({
    method: 'post',
    path,
    access: 'member',
    needsRecentPassword: true,
    summary: 'A secret for an app that makes codes (TOTP), and the URI of its QR code; it is on once a code has confirmed it',
    answers: { 200: data({ secret: z.string(), uri: z.string() }) },
    refuses: [alreadyOn, accountNotFound],
    handle: async ({ actor: { userId }, request }) => ok(await begin({ userId, language: languageOf(request) })),
  }),
  route({
    method: 'post',
    path: `${path}/confirm`,
    access: 'member',
    summary:
      'Turn the second factor on by its first code; all other sessions end. Ten recovery codes, shown this once; a refresh gives a token that knows',
    body: codeBody,
    answers: { 200: data({ recoveryCodes }) },
    refuses: [wrongCode, tooManyCodes, notBegun, alreadyOn, accountNotFound],
    handle: async ({ actor: { userId, sessionId }, body: { code }, request }) =>
      ok({ recoveryCodes: [...(await confirm({ userId, sessionId, code, language: languageOf(request) }))] }),
  }),
  route({
    method: 'post',
    path: `${path}/recovery-codes`,
    access: 'member',
    needsRecentPassword: true,
    summary: 'Ten new recovery codes in place of the old ones, for a code',
    body: codeBody,
    answers: { 200: data({ recoveryCodes }) },
    refuses: [wrongCode, tooManyCodes, notOn, accountNotFound],
    handle: async ({ actor: { userId }, body: { code }, request }) =>
      ok({ recoveryCodes: [...(await renewCodes({ userId, code, language: languageOf(request) }))] }),
  }),
  route({
    method: 'delete',
    path,
    access: 'member',
    needsRecentPassword: true,
    summary: 'Turn the second factor off, for a code',
    body: codeBody,
    answers: { 200: message() },
    refuses: [wrongCode, tooManyCodes, notOn, requiredByRole, accountNotFound],
    handle: async ({ actor: { userId }, body: { code }, request }) => {
      await turnOff({ userId, code, language: languageOf(request) });
      return done('The second factor is off.');
    },
  }),
];
