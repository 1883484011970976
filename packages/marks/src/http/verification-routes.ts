import { invalidInput, orRefuse } from '@paltu/kernel';
import { paperContentType, paperNotFound, paperReply, type PaperId, type PictureForm } from '@paltu/pictures';
import { data, file, forThisReader, idParam, ok, route, type Route } from '@paltu/service-kit';
import { alreadyWaiting } from '../domain/mark-decisions.ts';
import type { OwnedVerifiable, VerificationQueries } from '../use-cases/ports.ts';
import type { ReadPaper } from '../use-cases/read-paper.ts';
import type { RequestVerification } from '../use-cases/request-verification.ts';
import { presentVerification, type VerificationView } from './verification-view.ts';
import type { VerifiedThings } from './verified-things.ts';

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
