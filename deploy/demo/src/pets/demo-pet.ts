import type { AnimalName, PropName } from '../artwork/drawing-names.ts';

export type Species = 'Dog' | 'Cat' | 'Bird' | 'Fish' | 'Rabbit' | 'Hamster' | 'Other';
export type Trait = 'Friendly' | 'Playful' | 'Calm' | 'Energetic' | 'Gentle' | 'Independent' | 'Loyal' | 'Curious';
export type Companion = 'Children' | 'Dogs' | 'Cats' | 'Other Pets' | 'Strangers';

/** A drawing and its look, as in `dog golden`; see artwork/looks.ts. */
export type Appearance = `${AnimalName} ${string}`;

/** One listing of the demo data. What is left out takes the default of `petFields`. */
export interface DemoPet {
  /** Unique among one owner's listings: by it a resumed run finds what it already sent. */
  name: string;
  breed: string;
  age: string;
  gender: 'Male' | 'Female';
  color: string;
  size: 'Small' | 'Medium' | 'Large' | 'Extra Large';
  weight: string;
  /** English name of a city of @paltu/reference. */
  city: string;
  /** Key of a member; left out, a member of the same city. */
  owner?: string;
  /** Whole rupees; given, the pet is for sale (or on trial), else free. */
  price?: number;
  trial?: boolean;
  description: string;
  care?: readonly ('vaccinated' | 'neutered' | 'microchipped')[];
  health?: 'Excellent' | 'Good' | 'Fair' | 'Poor' | 'Special Needs';
  specialNeeds?: string;
  training?: 'Not Trained' | 'Basic Commands' | 'House Trained' | 'Fully Trained';
  reason?: string;
  status?: 'Pending' | 'Adopted';
  urgent?: boolean;
  traits: readonly Trait[];
  goodWith?: readonly Companion[];
  tags?: readonly string[];
  experience?: 'Intermediate' | 'Advanced';
  home?: 'Apartment' | 'Farm/Rural';
  /** The first is the main photo. */
  pictures: readonly [Appearance, Appearance];
  props?: readonly PropName[];
  /** What the admin makes of it; left out, it is approved. */
  review?: 'pending' | { rejected: string };
}
