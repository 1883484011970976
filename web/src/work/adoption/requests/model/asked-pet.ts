import type { AdoptionRequest } from '#shared/api/types.ts';

type Asked = Pick<AdoptionRequest, 'pet' | 'petName'>;

/** Its name now; as it was when it was asked for, where the listing is not known. */
export const nameOfPet = ({ pet, petName }: Asked): string => pet?.name ?? petName;

/** What a picture of it is made of; nothing is known of the listing: an empty window. */
export const picturedPet = ({ pet }: Asked) => ({ images: [...(pet?.images ?? [])], species: pet?.species ?? ('Other' as const) });
