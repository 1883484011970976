import { invalidInput } from '@paltu/kernel';
import { paperContentType, paperReply, type PictureForm } from '@paltu/pictures';
import { data, file, ok, route, type Route } from '@paltu/service-kit';
import { alreadyWaiting, paperNotFound, vetNotFound } from '../domain/vet-errors.ts';
import type { Vet } from '../domain/vet.ts';
import type { VetQueries } from '../use-cases/ports.ts';
import type { ReadPaper } from '../use-cases/read-paper.ts';
import type { RequestVerification } from '../use-cases/request-verification.ts';
import { forThisReader } from './caching.ts';
import { successTexts } from './success-texts.ts';
import { paperParams, presentVerification, verificationBody, verificationView } from './verification-schemas.ts';

export interface VerificationRouteNeeds {
  readonly requestVerification: RequestVerification;
  readonly readPaper: ReadPaper;
  readonly queries: Pick<VetQueries, 'getOfOwner'>;
  readonly form: PictureForm;
}

const answers = { 200: data({ verification: verificationView }) };

const present = ({ verification, verifiedUntil }: Vet) => ({ verification: presentVerification(verification, verifiedUntil) });

/** How vets ask for the mark `verified`, and who reads what they sent. */
export const verificationRoutes = ({ requestVerification, readPaper, queries, form }: VerificationRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/vets/user/verification',
    access: 'member',
    limit: 'uploads',
    summary: 'Send papers and ask for the mark verified; papers that were sent before are forgotten',
    reader: form.reader,
    body: verificationBody,
    answers,
    refuses: [vetNotFound, alreadyWaiting],
    handle: async ({ actor: { userId }, body, request }) => {
      const files = form.papersOf(request);
      if (files.length === 0) throw invalidInput([{ path: 'papers', code: 'required', msg: 'Please add at least one document' }]);
      const vet = await requestVerification({ ownerId: userId, ...body, files });
      return ok(present(vet), { message: successTexts.papersSent });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/vets/user/verification',
    access: 'member',
    limit: 'reads',
    summary: 'How it stands with the own mark verified',
    answers,
    refuses: [vetNotFound],
    handle: async ({ actor: { userId } }) => {
      const { vet } = await queries.getOfOwner(userId);
      return ok(present(vet), { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/vets/:id/papers/:paperId',
    access: 'member',
    limit: 'reads',
    summary: 'A document that a vet sent, for the vet and admins',
    params: paperParams,
    notFound: paperNotFound,
    answers: { 200: file(paperContentType) },
    handle: async ({ actor, params: { id, paperId } }) => paperReply(await readPaper({ vetId: id, paperId, reader: actor })),
  }),
];
