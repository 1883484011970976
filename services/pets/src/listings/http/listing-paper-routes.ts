import { paperContentType, paperReply } from '@paltu/pictures';
import { file, idParam, route, type Route } from '@paltu/service-kit';
import { paperNotFound, petNotFound } from '../domain/listing-errors.ts';
import type { PaperId } from '../domain/papers.ts';
import type { ReadPaper } from '../use-cases/read-paper.ts';
import { listingParams } from './listing-schemas.ts';

export interface ListingPaperRouteNeeds {
  readonly readPaper: ReadPaper;
}

/** Papers of a listing: what strangers sent is only ever saved, never shown by a browser. */
export const listingPaperRoutes = ({ readPaper }: ListingPaperRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/:id/papers/:paperId',
    access: 'member',
    limit: 'reads',
    summary: 'A document of a listing, for its owner and admins',
    params: listingParams.extend({ paperId: idParam.transform((id) => id as PaperId) }),
    notFound: paperNotFound,
    answers: { 200: file(paperContentType) },
    refuses: [petNotFound],
    handle: async ({ actor, params: { id, paperId } }) => paperReply(await readPaper({ listingId: id, paperId, reader: actor })),
  }),
];
