export type TotalKind = 'pets' | 'adoptions' | 'users' | 'vets';

/** What all things of a kind come to. */
export interface Sum {
  /** How many count. */
  readonly counted: number;
  /** Pets that were handed over and came back. */
  readonly failed: number;
  /** From request to hand-over, over all that count. */
  readonly hours: number;
}

export type Sums = Readonly<Record<TotalKind, Sum>>;

export interface Totals extends Readonly<Record<TotalKind, number>> {
  /** Mean days from the request to the hand-over; null before there are `fewestHandOvers`. */
  readonly averageDays: number | null;
  /** Share of the hand-overs after which the pet stayed, 0 to 1; null before there are `fewestHandOvers`. */
  readonly successRate: number | null;
}

/** With fewer, the next one would change the mean and the share too much for either to mean something. */
export const fewestHandOvers = 30;

/** What home shows of the whole product. */
export const totalsOf = ({ pets, adoptions, users, vets }: Sums): Totals => {
  const { counted, failed, hours } = adoptions;
  const handOvers = counted + failed;
  const hasFew = handOvers < fewestHandOvers;
  return {
    pets: pets.counted,
    adoptions: counted,
    users: users.counted,
    vets: vets.counted,
    averageDays: hasFew || counted === 0 ? null : Math.round(hours / 24 / counted),
    successRate: hasFew ? null : Math.round((counted / handOvers) * 100) / 100,
  };
};
