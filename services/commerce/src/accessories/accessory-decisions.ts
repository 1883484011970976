import { invalidInput, type Decided, type MemberId } from '@paltu/kernel';
import { unmarked } from '@paltu/marks/marked';
import { joinedWordsOf, type AccessoryStatus, type Species } from '@paltu/reference';
import {
  accessoryIsRecalled,
  type Accessory,
  type AccessoryDetails,
  type AccessoryEvent,
  type AccessoryId,
  type Picture,
  type Recall,
  type StoreId,
} from './accessory.ts';

interface NewAccessory {
  readonly id: AccessoryId;
  readonly storeId: StoreId;
  readonly ownerId: MemberId;
  readonly details: AccessoryDetails;
  readonly pictures: readonly Picture[];
  readonly status: AccessoryStatus;
  /** Pieces that can be bought. */
  readonly quantity: number;
  /** Folded names of the products of the store that were recalled. */
  readonly recalledNames: ReadonlySet<string>;
}

/** What lists the name of a recalled product of its store again is hidden until an admin has looked at it. */
const marksFor = (marks: Accessory['marks'], name: string, recalledNames: ReadonlySet<string>): Accessory['marks'] =>
  recalledNames.has(joinedWordsOf(name)) ? { ...marks, hidden: true } : marks;

/** @throws AppError `request.invalid` */
export const checkPrices = ({ price, originalPrice }: Pick<AccessoryDetails, 'price' | 'originalPrice'>): void => {
  if (originalPrice < price)
    throw invalidInput([{ path: 'originalPrice', code: 'too-small', msg: 'The original price cannot be lower than the price' }]);
};

/** A store offers something, or keeps it as a draft. @throws AppError `request.invalid` */
export const listAccessory = ({ quantity, recalledNames, ...listed }: NewAccessory, at: Date): Decided<Accessory, AccessoryEvent> => {
  checkPrices(listed.details);
  const undecided = unmarked('featured', 'hidden');
  const accessory: Accessory = {
    ...listed,
    version: 1,
    forSpeciesGuessed: false,
    stock: quantity,
    reserved: 0,
    ...undecided,
    marks: marksFor(undecided.marks, listed.details.name, recalledNames),
    recall: null,
    createdAt: at,
    updatedAt: at,
    removedAt: null,
  };
  return { state: accessory, events: [{ type: 'AccessoryListed', accessory, at }] };
};

/** The accessory with these changes, and the event that carries them. */
export const updatedAccessory = (accessory: Accessory, changes: Partial<Accessory>, at: Date): Decided<Accessory, AccessoryEvent> => {
  const after: Accessory = { ...accessory, ...changes, version: accessory.version + 1, updatedAt: at };
  return { state: after, events: [{ type: 'AccessoryUpdated', accessory: after, at }] };
};

const unchanged = (accessory: Accessory): Decided<Accessory, AccessoryEvent> => ({ state: accessory, events: [] });

/** What an edit changes; a missing part stays as it is. */
export interface AccessoryChange {
  readonly details?: Partial<AccessoryDetails> | undefined;
  readonly pictures?: readonly Picture[];
  readonly status?: AccessoryStatus | undefined;
  /** Pieces that can be bought, beside those that are reserved. */
  readonly quantity?: number | undefined;
  /** Folded names of the products of the store that were recalled. */
  readonly recalledNames: ReadonlySet<string>;
}

/** Without a discount the original price follows the price. */
const editedDetails = (before: AccessoryDetails, changes: Partial<AccessoryDetails>): AccessoryDetails => {
  const wasDiscounted = before.originalPrice > before.price;
  const after = { ...before, ...changes };
  return changes.originalPrice === undefined && !wasDiscounted ? { ...after, originalPrice: after.price } : after;
};

/** @throws AppError `request.invalid`, `accessory.recalled` */
export const editAccessory = (
  accessory: Accessory,
  { details = {}, pictures = accessory.pictures, status, quantity, recalledNames }: AccessoryChange,
  at: Date,
): Decided<Accessory, AccessoryEvent> => {
  if (status === 'active' && accessory.recall !== null) throw accessoryIsRecalled();
  const edited = editedDetails(accessory.details, details);
  checkPrices(edited);
  const stock = quantity === undefined ? accessory.stock : accessory.reserved + quantity;
  const isRenamed = joinedWordsOf(edited.name) !== joinedWordsOf(accessory.details.name);
  const marks = isRenamed ? marksFor(accessory.marks, edited.name, recalledNames) : accessory.marks;
  const forSpeciesGuessed = details.forSpecies === undefined ? accessory.forSpeciesGuessed : false;
  return updatedAccessory(
    accessory,
    { details: edited, forSpeciesGuessed, pictures, status: status ?? accessory.status, stock, marks },
    at,
  );
};

/** Which animals it is for is guessed: its store has not changed it, and is asked. */
export const guessSpecies = (accessory: Accessory, guess: readonly Species[], at: Date): Decided<Accessory, AccessoryEvent> => {
  const { details, version } = accessory;
  const guessed = { ...accessory, details: { ...details, forSpecies: guess }, forSpeciesGuessed: guess.length > 0, version: version + 1 };
  return { state: guessed, events: [{ type: 'AccessoryUpdated', accessory: guessed, at }] };
};

/** Removes it from sale; pieces that are ordered are still sent. */
export const removeAccessory = (accessory: Accessory, at: Date): Decided<Accessory, AccessoryEvent> => {
  if (accessory.removedAt !== null) return unchanged(accessory);
  const removed: Accessory = { ...accessory, pictures: [], version: accessory.version + 1, updatedAt: at, removedAt: at };
  return { state: removed, events: [{ type: 'AccessoryRemoved', accessory: removed, at }] };
};

/** The account of its owner is erased: name, description and pictures are deleted. */
export const forgetAccessory = (accessory: Accessory, at: Date): Decided<Accessory, AccessoryEvent> => {
  const details: AccessoryDetails = { ...accessory.details, name: '', description: '' };
  return removeAccessory({ ...accessory, details, hiddenReason: '', removedAt: null }, at);
};

/** Stops the sale for good; a product that is recalled again gets the newest reason. */
export const recallAccessory = (
  accessory: Accessory,
  why: Pick<Recall, 'reason' | 'advice'>,
  at: Date,
): Decided<Accessory, AccessoryEvent> => {
  const recall: Recall = { ...why, name: accessory.recall?.name ?? accessory.details.name, recalledAt: at.toISOString() };
  const recalled: Accessory = { ...accessory, recall, version: accessory.version + 1, updatedAt: at };
  return { state: recalled, events: [{ type: 'AccessoryRecalled', accessory: recalled, at }] };
};
