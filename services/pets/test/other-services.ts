import {
  adoptionApproved,
  adoptionFellThrough,
  AdoptionStatus,
  petApproved,
  petHandedOver,
  petRejected,
  userRegistered,
  userRoleChanged,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import type { TestService } from '@paltu/testing/service';

/** Publishes what moderation does when an admin approves; returns the id of the decision. */
export const approve = async ({ publishToBus }: TestService, petId: string, contentVersion: number): Promise<string> => {
  const decisionId = newId();
  await publishToBus(petApproved, {
    subject: petId,
    sequence: contentVersion,
    data: { decisionId, petId, contentVersion, decidedBy: newId() },
  });
  return decisionId;
};

/** Publishes what moderation does when an admin refuses; returns the id of the decision. */
export const reject = async ({ publishToBus }: TestService, petId: string, contentVersion: number, reason: string): Promise<string> => {
  const decisionId = newId();
  await publishToBus(petRejected, {
    subject: petId,
    sequence: contentVersion,
    data: { decisionId, petId, contentVersion, reason, decidedBy: newId() },
  });
  return decisionId;
};

interface Account {
  readonly id: string;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly verified: boolean;
}

/** Publishes what auth does of an account: that it is new, or later that something about it has changed. */
export const publishAccount = ({ publishToBus }: TestService, { version, ...account }: Account): Promise<void> => {
  const event = { subject: account.id, sequence: version, data: { user: { ...account, version: BigInt(version) } } };
  return version === 1 ? publishToBus(userRegistered, event) : publishToBus(userRoleChanged, event);
};

const adoptionSteps = {
  approved: { definition: adoptionApproved, status: AdoptionStatus.APPROVED },
  completed: { definition: petHandedOver, status: AdoptionStatus.COMPLETED },
  'fell-through': { definition: adoptionFellThrough, status: AdoptionStatus.FELL_THROUGH },
};

interface AdoptionStep {
  readonly petId: string;
  readonly requestId: string;
  readonly status: keyof typeof adoptionSteps;
  /** Order of the events about the pet. */
  readonly sequence: number;
}

/** Publishes what adoption does of a step that a request has taken. */
export const publishAdoption = (
  { publishToBus }: TestService,
  { petId, requestId, status: word, sequence }: AdoptionStep,
): Promise<void> => {
  const { definition, status } = adoptionSteps[word];
  const event = { subject: petId, sequence, data: { request: { id: requestId, petId, version: BigInt(sequence), status } } };
  return publishToBus(definition as typeof adoptionApproved, event);
};
