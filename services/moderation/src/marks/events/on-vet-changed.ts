import { vetState, vetWords, type Vet, type VetVerification } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { instantOf } from '@paltu/projections';
import type { KnownVerification, ThingReport } from '../domain/marked-thing.ts';
import type { TakeReport } from '../use-cases/take-report.ts';

const noRequest: KnownVerification = {
  status: 'none',
  number: 0,
  registrationNumber: '',
  validUntil: '',
  papers: [],
  askedAt: null,
  reason: '',
};

const verificationOf = (asked: VetVerification): KnownVerification => ({
  status: vetWords.verification.toWord(asked.status),
  number: asked.number,
  registrationNumber: asked.registrationNumber,
  validUntil: asked.validUntil,
  papers: asked.papers.map(({ id, name, size }) => ({ id, name, size })),
  askedAt: asked.askedAt === undefined ? null : instantOf('asked_at', asked.askedAt).toISOString(),
  reason: asked.reason,
});

const reportOf = (vet: Vet, version: number): ThingReport => ({
  kind: 'vet',
  thingId: vet.id,
  version,
  ownerId: vet.ownerId as MemberId,
  name: vet.name,
  about: [vet.specialty, vet.clinicName, vet.qualifications],
  cityId: vet.cityId,
  marks: { featured: vet.featured, verified: vet.verified, hidden: vet.hidden },
  verification: vet.verification === undefined ? noRequest : verificationOf(vet.verification),
  verifiedUntil: vet.verifiedUntil,
  isActive: vet.active,
  isOwnerAway: vet.ownerAway,
  createdAt: instantOf('created_at', vet.createdAt),
  decidedUpTo: Number(vet.decidedUpTo),
});

/** Every event of a vet carries the whole profile: one translation for all. */
export const onVetChanged = (takeIn: (trx: Transaction) => TakeReport): EventRule =>
  onState(vetState, async (vet, { sequence }, trx) => takeIn(trx)(reportOf(vet, sequence)));
