import type { ListingDetails, Picture } from './listing.ts';

/** Free text that a reader could be harmed by, and what a listing is at all. Everything else needs no second look. */
const reviewedFields = [
  'name',
  'species',
  'breed',
  'age',
  'color',
  'weight',
  'description',
  'specialNeeds',
  'reasonForRehoming',
  'adoptionType',
] as const satisfies readonly (keyof ListingDetails)[];

export interface Content {
  readonly details: ListingDetails;
  readonly pictures: readonly Picture[];
}

const sameSet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && new Set([...left, ...right]).size === new Set(left).size;

const pictureIds = ({ pictures }: Content): string[] => pictures.map(({ id }) => id);

/** Whether a reviewer would have to look again: order of pictures and of tags does not count. */
export const isReviewedContentEqual = (left: Content, right: Content): boolean =>
  reviewedFields.every((field) => left.details[field] === right.details[field]) &&
  sameSet(left.details.tags, right.details.tags) &&
  sameSet(pictureIds(left), pictureIds(right));

const sameValue = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Whether nothing at all differs. */
export const isContentEqual = (left: Content, right: Content): boolean =>
  (Object.keys(left.details) as (keyof ListingDetails)[]).every((field) =>
    field === 'requirements' ? sameRequirements(left.details, right.details) : sameValue(left.details[field], right.details[field]),
  ) && sameValue(pictureIds(left), pictureIds(right));

const sameRequirements = ({ requirements: left }: ListingDetails, { requirements: right }: ListingDetails): boolean =>
  left.experience === right.experience &&
  left.homeType === right.homeType &&
  left.children === right.children &&
  left.otherPets === right.otherPets;
