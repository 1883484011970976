import { isFiller, longestMeaning, meaningOf, partsOfCompound, type Meaning } from './meanings.ts';
import { isAlso, negatingBeginnings, negationAt, type Negation } from './negations.ts';
import { quantityAt, type Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';

/** Words of a search that belong together: a price or an age, what takes something away, what is known to mean something, or any word. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly meaning?: Meaning | undefined;
  readonly quantity?: Quantity | undefined;
  readonly negation?: Negation | undefined;
  /** What is taken away: then nothing of it is looked for. */
  readonly taken?: readonly Piece[] | undefined;
}

const isKnown = ({ word }: Token): boolean => meaningOf([word]) !== undefined;

/** A word that is written together with another one as both of them: `catfood`, `unvaccinated`. */
const separated = (token: Token): readonly Token[] => {
  if (isKnown(token)) return [token];
  const beginning = negatingBeginnings.find((one) => token.word.startsWith(one) && meaningOf([token.word.slice(one.length)]) !== undefined);
  const parts = beginning === undefined ? partsOfCompound(token.word) : ([beginning, token.word.slice(beginning.length)] as const);
  if (parts === undefined) return [token];
  return parts.map((word, index) => ({ word, typed: word, sign: index === 0 ? token.sign : '', isApart: index === 0 && token.isApart }));
};

const meaningAt = (tokens: readonly Token[], from: number, shortest: number): Piece | undefined => {
  for (let length = Math.min(longestMeaning, tokens.length - from); length >= shortest; length -= 1) {
    const run = tokens.slice(from, from + length);
    const meaning = meaningOf(run.map(({ word }) => word));
    if (meaning !== undefined) return { tokens: run, meaning };
  }
  return undefined;
};

const pieceAt = (tokens: readonly Token[], from: number, readsQuantities: boolean): Piece => {
  const quantity = readsQuantities ? quantityAt(tokens, from, isKnown) : undefined;
  if (quantity !== undefined) return { tokens: tokens.slice(from, from + quantity.length), quantity };
  const several = meaningAt(tokens, from, 2);
  if (several !== undefined) return several;
  const negation = negationAt(tokens, from);
  if (negation !== undefined) return { tokens: tokens.slice(from, from + negation.length), negation };
  return meaningAt(tokens, from, 1) ?? { tokens: tokens.slice(from, from + 1) };
};

const wordOf = ({ tokens }: Piece): string => tokens[0]?.word ?? '';

/** What stands in a search only because people talk so. */
export const isTalk = (piece: Piece): boolean => {
  const { meaning, quantity, negation, taken } = piece;
  return negation !== undefined || ((meaning ?? quantity ?? taken) === undefined && isFiller(wordOf(piece)));
};

const isThing = ({ meaning }: Piece): boolean => meaning?.fields['species'] !== undefined || meaning?.fields['location'] !== undefined;

const nearest = (pieces: readonly Piece[], from: number, step: 1 | -1): number | undefined => {
  const at = from + step;
  const piece = pieces[at];
  if (piece === undefined || piece.taken !== undefined) return undefined;
  return isTalk(piece) ? nearest(pieces, at, step) : at;
};

/** The place of what a word takes away: "bina teeka" and "teeka bina" both take the quality rather than the animal. */
const targetOf = (pieces: readonly Piece[], at: number, { takes }: Negation): number | undefined => {
  const [before, after] = [nearest(pieces, at, -1), nearest(pieces, at, 1)];
  const isQuality = (place: number | undefined): boolean => place !== undefined && !pieces.slice(place, place + 1).some(isThing);
  const isBefore = takes === 'before' || (takes === 'either' && isQuality(before) && !isQuality(after));
  return isBefore ? (before ?? after) : (after ?? before);
};

const fieldNames = ({ meaning }: Piece): string => Object.keys(meaning?.fields ?? {}).join();

/** The last of a list of which the first is taken away: "no dogs or cats". */
const endOfList = (pieces: readonly Piece[], target: number, step: 1 | -1): number => {
  const end = target + 2 * step;
  const [first, word, next] = [pieces[target], pieces[target + step], pieces[end]];
  if (first === undefined || word === undefined || next === undefined) return target;
  const isListed = isAlso(wordOf(word)) && !isTalk(next) && fieldNames(first) !== '' && fieldNames(first) === fieldNames(next);
  return isListed ? endOfList(pieces, end, step) : target;
};

const takeAway = (pieces: readonly Piece[], at: number): readonly Piece[] => {
  const negation = pieces[at]?.negation;
  const target = negation && targetOf(pieces, at, negation);
  if (target === undefined) return pieces;
  const end = endOfList(pieces, target, target > at ? 1 : -1);
  const [from, to] = [Math.min(at, end), Math.max(at, end)];
  const run = pieces.slice(from, to + 1);
  const taken = { tokens: run.flatMap(({ tokens }) => tokens), taken: run.filter((piece) => !isTalk(piece)) };
  return [...pieces.slice(0, from), taken, ...pieces.slice(to + 1)];
};

/** The pieces of a search in their order. @param readsQuantities whether what is looked for can have a price or an age */
export const piecesOf = (typed: readonly Token[], readsQuantities: boolean): readonly Piece[] => {
  const tokens = typed.flatMap(separated);
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from += pieces.at(-1)?.tokens.length ?? 1) pieces.push(pieceAt(tokens, from, readsQuantities));
  const negations = pieces.filter(({ negation }) => negation !== undefined);
  return negations.reduce<readonly Piece[]>((left, piece) => takeAway(left, left.indexOf(piece)), pieces);
};
