import type { AdoptionType, Gender, Size, Species } from './pet-choices.ts';

/** What pets are narrowed by. Prices and ages are inclusive, ages in months; `breed` is a part of it, in any letter case. */
export interface PetFilter {
  readonly species?: Species | undefined;
  readonly breed?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly size?: Size | undefined;
  readonly cityId?: string | undefined;
  readonly adoptionType?: AdoptionType | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly vaccinated?: boolean | undefined;
  readonly urgent?: boolean | undefined;
}
