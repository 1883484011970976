export interface Told {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly size: number;
}

export const toldOf = (fact: Told): Told => ({ first: fact.first, second: fact.second, third: fact.third, size: fact.size });
