export interface Fact {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly size: number;
}

export const copyOf = (fact: Fact): Fact => ({ first: fact.first, second: fact.second, third: fact.third, size: fact.size });
