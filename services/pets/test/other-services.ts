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

/** Says what moderation says when an admin approves; gives the id of the decision. */
export const approve = async ({ hears }: TestService, petId: string, contentVersion: number): Promise<string> => {
  const decisionId = newId();
  await hears(petApproved, { subject: petId, sequence: contentVersion, data: { decisionId, petId, contentVersion, decidedBy: newId() } });
  return decisionId;
};

/** Says what moderation says when an admin refuses; gives the id of the decision. */
export const reject = async ({ hears }: TestService, petId: string, contentVersion: number, reason: string): Promise<string> => {
  const decisionId = newId();
  await hears(petRejected, {
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

/** Says what auth says of an account: that it is new, or later that something about it has changed. */
export const tellOfAccount = ({ hears }: TestService, { version, ...account }: Account): Promise<void> => {
  const told = { subject: account.id, sequence: version, data: { user: { ...account, version: BigInt(version) } } };
  return version === 1 ? hears(userRegistered, told) : hears(userRoleChanged, told);
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

/** Says what adoption says of a step that a request has taken. */
export const tellOfAdoption = ({ hears }: TestService, { petId, requestId, status: word, sequence }: AdoptionStep): Promise<void> => {
  const { definition, status } = adoptionSteps[word];
  const told = { subject: petId, sequence, data: { request: { id: requestId, petId, version: BigInt(sequence), status } } };
  return hears(definition as typeof adoptionApproved, told);
};
