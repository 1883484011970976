import { invalidInput, orRefuse, type Refusal } from '@paltu/kernel';
import { paperContentType, paperNotFound, paperReply, type PaperId, type PictureForm } from '@paltu/pictures';
import { paperView } from '@paltu/projections';
import { instantAt } from '@paltu/reference';
import { data, file, forThisReader, idParam, ok, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { alreadyWaiting, type OwnedVerifiable, type VerificationDetails, type VerificationQueries } from './mark-decisions.ts';
import { verificationStatuses, type Verifiable } from './marked.ts';
import type { ReadPaper, RequestVerification } from './verification-use-cases.ts';

/** The kind of things that may be verified, as the service has it; a member has one at most. */
export interface VerifiedThings {
  /** Of all of them: `/api/v1/vets`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  /** Those of `/api/v1/vets/:id`. */
  readonly params: z.ZodObject<{ id: z.ZodType<string> }>;
  readonly notFound: Refusal;
  /** What comes with the papers: `registrationBody`, or `papersBody`. */
  readonly body: z.ZodType<VerificationDetails>;
  /** Of a verification in the API's document: `VetVerification`. */
  readonly viewId: string;
}

const noDay = 'Valid until must be a day such as 2027-05-01';

const day = z
  .string(noDay)
  .trim()
  .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, noDay)
  .meta({ override: { type: 'string', format: 'date' } });

/** Papers of somebody who is registered, for some time. */
export const registrationBody = z.strictObject({ registrationNumber: requiredText('Registration number', 60), validUntil: day });

/** Papers alone. */
export const papersBody = z.strictObject({}).transform(() => ({ registrationNumber: '', validUntil: null }));

/** What became of the request for the mark `verified`; days are those of Pakistan. @param id of the view in the API's document */
export const verificationView = (id: string) =>
  z
    .strictObject({
      status: z.enum(verificationStatuses),
      registrationNumber: z.string(),
      validUntil: z.string().nullable(),
      papers: z.array(paperView),
      askedAt: z.iso.datetime().nullable(),
      /** Why it was sent back. */
      reason: z.string(),
      /** The last day of the mark, while there is one. */
      verifiedUntil: z.string().nullable(),
    })
    .meta({ id });

export type VerificationView = ReturnType<typeof verificationView>;

export const presentVerification = ({ verification, verifiedUntil }: Verifiable): z.input<VerificationView> => {
  const { status, registrationNumber, validUntil, papers, askedAt, reason } = verification;
  return {
    status,
    registrationNumber,
    validUntil,
    papers: papers.map(({ id, name, size }) => ({ id, name, size })),
    askedAt: askedAt?.toISOString() ?? null,
    reason,
    verifiedUntil,
  };
};

export interface VerificationRouteNeeds<T> {
  readonly things: VerifiedThings;
  readonly view: VerificationView;
  readonly requestVerification: RequestVerification<T>;
  readonly readPaper: ReadPaper;
  readonly queries: Pick<VerificationQueries<T>, 'findOfOwner'>;
  readonly form: PictureForm;
}

const paperRoute = ({ path, noun, params }: VerifiedThings, readPaper: ReadPaper): Route =>
  route({
    method: 'get',
    path: `${path}/:id/papers/:paperId`,
    access: 'member',
    limit: 'reads',
    summary: `A document that ${noun} was to be verified with, for its owner and admins`,
    params: params.extend({ paperId: idParam.transform((id) => id as PaperId) }),
    notFound: paperNotFound,
    answers: { 200: file(paperContentType) },
    handle: async ({ actor, params: { id, paperId } }) => paperReply(await readPaper({ thingId: id, paperId, reader: actor })),
  });

/** How owners ask for the mark `verified`, and who reads what they sent. */
export const verificationRoutes = <T extends OwnedVerifiable>(needs: VerificationRouteNeeds<T>): Route[] => {
  const { things, view, requestVerification, readPaper, queries, form } = needs;
  const own = { path: `${things.path}/user/verification`, access: 'member', answers: { 200: data({ verification: view }) } } as const;
  return [
    route({
      ...own,
      method: 'post',
      limit: 'uploads',
      summary: 'Send papers and ask for the mark verified; papers that were sent before are forgotten',
      reader: form.reader,
      body: things.body,
      refuses: [things.notFound, alreadyWaiting],
      handle: async ({ actor: { userId }, body, request }) => {
        const files = form.papersOf(request);
        if (files.length === 0) throw invalidInput([{ path: 'papers', code: 'required', msg: 'Please add at least one document' }]);
        const thing = await requestVerification({ ownerId: userId, ...body, files });
        return ok({ verification: presentVerification(thing) }, { message: 'Thank you! We check your papers within 2-3 days.' });
      },
    }),
    route({
      ...own,
      method: 'get',
      limit: 'reads',
      summary: "What became of the caller's request for the mark verified",
      refuses: [things.notFound],
      handle: async ({ actor: { userId } }) => {
        const thing = orRefuse(await queries.findOfOwner(userId), things.notFound);
        return ok({ verification: presentVerification(thing) }, { headers: forThisReader });
      },
    }),
    paperRoute(things, readPaper),
  ];
};
