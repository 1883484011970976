import type { Clock, MemberId, Refusal } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import {
  data,
  forThisReader,
  idParam,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  ownMatter,
  proposalAccountChanged,
  proposalDecided,
  proposalNotFound,
  proposalOwn,
  proposalReasons,
  proposalStatuses,
  refuseProposal,
  type Proposal,
} from './proposal.ts';
import type { NamedProposal, ProposalQueries, Proposals } from './proposal-use-cases.ts';

/** A second admin confirms a proposal: it is paid, as far as it still may be. */
export type ConfirmPayment = (confirmed: { readonly id: string; readonly by: MemberId }) => Promise<void>;

export interface ProposalRouteNeeds {
  readonly queries: ProposalQueries;
  readonly inTransaction: InTransaction<Proposals>;
  readonly clock: Clock;
  readonly confirm: Readonly<Record<Proposal['kind'], ConfirmPayment>>;
  /** What a confirmation refuses because it cannot be paid any more. */
  readonly refuses: readonly Refusal[];
}

export const proposalView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    kind: z.enum(['settlement', 'refund']),
    /** Of a settlement; null for a refund. */
    storeId: z.uuid().nullable(),
    storeName: z.string().nullable(),
    /** Of a refund, as its order; null for a settlement. */
    refundId: z.uuid().nullable(),
    orderId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    /** In whole rupees. */
    amount: z.int(),
    /** Of the transfer. */
    reference: z.string(),
    /** Why one admin is not enough. amount: PKR 100,000 or more within 24 hours; account-changed: its account was changed in the last 7 days. */
    reasons: z.array(z.enum(proposalReasons)).readonly(),
    status: z.enum(proposalStatuses),
    proposedBy: z.uuid(),
    proposedAt: z.iso.datetime(),
    decidedBy: z.uuid().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Why it was refused; empty when it was not. */
    answer: z.string(),
    /** It waits, and the caller, who has not proposed it and is no side of it, may confirm it. */
    mayConfirm: z.boolean(),
  })
  .meta({ id: 'PayoutProposal' });

/** @param reader the admin who is shown it */
export const presentProposal = (proposal: NamedProposal, reader: MemberId): z.input<typeof proposalView> => {
  const { id, kind, storeId, storeName, refundId, orderId, orderNumber, amount, reference, reasons, status, ...who } = proposal;
  return {
    ...{ _id: id, id, kind, storeId, storeName, refundId, orderId, orderNumber, amount, reference, reasons, status },
    ...{ proposedBy: who.proposedBy, proposedAt: who.proposedAt.toISOString() },
    ...{ decidedBy: who.decidedBy, decidedAt: who.decidedAt?.toISOString() ?? null, answer: who.answer },
    mayConfirm: status === 'waiting' && who.proposedBy !== reader && !who.sides.includes(reader),
  };
};

const filters = ['waiting', 'decided'] as const;
const listQuery = z.object({ ...pageQuery(20), filter: parameter(z.enum(filters, `filter must be one of: ${filters.join(', ')}`)) });

/** PATCH /api/v1/admin/payout-proposals/{id} */
const decisionBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('confirmed') }),
    z.strictObject({ status: z.literal('refused'), reason: requiredMultilineText('Reason', 500) }),
  ],
  'Status must be one of: confirmed, refused',
);

const texts = { confirmed: 'It is confirmed, and recorded as paid.', refused: 'It is refused. Nothing is paid.' };

/** Payments that wait for a second admin. */
export const proposalRoutes = ({ queries, inTransaction, clock, confirm, refuses }: ProposalRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/admin/payout-proposals',
    access: 'admin',
    summary:
      'Settlements and refunds that wait for a second admin, the oldest first (waiting, the default), or that were confirmed or refused, the newest first (decided)',
    query: listQuery,
    answers: { 200: data({ proposals: z.array(proposalView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query: { filter, ...page } }) => {
      const { proposals, counted } = await queries.list(filter !== 'decided', page);
      const shown = proposals.map((proposal) => presentProposal(proposal, userId));
      return ok({ proposals: shown, pagination: paginationOf(page, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/admin/payout-proposals/:id',
    access: 'admin',
    needsRecentPassword: true,
    summary:
      'Confirm a settlement or refund that another admin has proposed (it is checked again, and recorded as paid), or refuse one with a reason',
    params: z.object({ id: idParam }),
    notFound: proposalNotFound,
    body: decisionBody,
    answers: { 200: data({ proposal: proposalView }) },
    refuses: [proposalOwn, ownMatter, proposalDecided, proposalAccountChanged, ...refuses],
    handle: async ({ actor: { userId: by }, params: { id }, body }) => {
      if (body.status === 'confirmed') await confirm[(await queries.read(id)).kind]({ id, by });
      else
        await inTransaction(async (proposals) =>
          proposals.save(refuseProposal(await proposals.get(id), { by, answer: body.reason }, clock.now())),
        );
      return ok({ proposal: presentProposal(await queries.read(id), by) }, { message: texts[body.status] });
    },
  }),
];
