import type { ReactNode } from 'react';
import type { Pet } from '#shared/api/types.ts';
import { useOwnRequest } from './hooks/use-own-request.ts';
import { ApplyLink, OwnRequestLink, OwnRequestWords, ReceivedLink, ReservedWords } from './offer/request-words.tsx';
import type { StepPlace } from './offer/request-words.tsx';

interface RequestActionProps {
  pet: Pick<Pet, 'id' | 'owner' | 'status' | 'approvalStatus'>;
  /** Null for a visitor, who logs in on the way to the form. */
  memberId: string | null;
  place: StepPlace;
  /** Where there is no next step to take. */
  otherwise?: ReactNode;
}

/** What a reader of a pet can do to get it: ask for it, or follow their own request; its owner sees what was received. */
export function RequestAction({ pet, memberId, place, otherwise }: RequestActionProps) {
  const isOwner = memberId === pet.owner.id;
  const request = useOwnRequest(pet.id, memberId !== null && !isOwner);
  const isCard = place === 'card';
  if (pet.approvalStatus !== 'approved') return otherwise;
  if (isOwner) return isCard ? <ReceivedLink /> : otherwise;
  if (request) {
    return (
      <>
        {isCard && <OwnRequestWords request={request} />}
        <OwnRequestLink request={request} place={place} />
      </>
    );
  }
  if (pet.status === 'Available') return <ApplyLink pet={pet} place={place} />;
  return isCard && pet.status === 'Pending' ? <ReservedWords /> : otherwise;
}
