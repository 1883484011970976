/** Tags of what is out of date once a time of a vet was offered, taken or given back, by whomever: the vet says when it is free. */
export const timesOfVet = (vetId: string) =>
  [
    { type: 'Slot', id: 'list' },
    { type: 'Vet', id: vetId },
    { type: 'Vet', id: 'list' },
  ] as const;
