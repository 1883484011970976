/** Tags of what is out of date once a time of a vet was offered, taken or given back, by anybody: the vet shows when it is free. */
export const timesOfVet = (vetId: string) =>
  [
    { type: 'Slot', id: 'list' },
    { type: 'Vet', id: vetId },
    { type: 'Vet', id: 'list' },
  ] as const;
