/** What the API answers. Everything lies in `data`; `id` and `_id` are equal. */
export type Species = 'Dog' | 'Cat' | 'Bird' | 'Fish' | 'Rabbit' | 'Hamster' | 'Other';
export type Gender = 'Male' | 'Female';
export type Size = 'Small' | 'Medium' | 'Large' | 'Extra Large';
export type HealthStatus = 'Excellent' | 'Good' | 'Fair' | 'Poor' | 'Special Needs';
export type AdoptionType = 'Adoption' | 'Sale' | 'Trial';
export type PetStatus = 'Available' | 'Pending' | 'Adopted';
export type ApprovalStatus = 'pending' | 'approved' | 'rejected';
export type Experience = 'Beginner' | 'Intermediate' | 'Advanced';
export type HomeType = 'House with yard' | 'Apartment' | 'Farm/Rural';

export interface PetImage {
  id: string;
  url: string;
  width: number;
  height: number;
  urls: Record<'320' | '800' | '1600', string>;
}

export interface PetOwner {
  _id: string;
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  verified: boolean;
  rating: number | null;
}

export interface Requirements {
  experience: Experience;
  homeType: HomeType;
  children: boolean;
  otherPets: boolean;
}

export interface Pet {
  _id: string;
  id: string;
  name: string;
  species: Species;
  breed: string;
  /** Free text, such as '2 years'. */
  age: string;
  gender: Gender;
  color: string;
  size: Size;
  weight: string;
  description: string;
  healthStatus: HealthStatus;
  vaccinated: boolean;
  neutered: boolean;
  microchipped: boolean;
  specialNeeds: string;
  adoptionType: AdoptionType;
  /** Whole rupees; 0 is free. */
  price: number;
  /** The English name of a city of `@paltu/reference`. */
  location: string;
  status: PetStatus;
  urgent: boolean;
  featured: boolean;
  requirements: Requirements;
  tags: string[];
  personality: string[];
  goodWith: string[];
  trainingLevel: string;
  reasonForRehoming: string;
  images: PetImage[];
  owner: PetOwner;
  createdAt: string;
  updatedAt: string;
  views: number;
  likes: number;
  approvalStatus: ApprovalStatus;
  rejectionReason: string | null;
  /** Owner and admin only. */
  contentVersion?: number;
}

/** An entry of `GET /admin/pets/pending` and `GET /admin/pets`. */
export interface ReviewedPet extends Pet {
  contentVersion: number;
  submittedAt: string;
  review: {
    kind: 'new' | 'resubmitted' | 'edited';
    previousReason: string | null;
    previous: Partial<Pet> | null;
  };
}

export interface Decision {
  action: 'approve' | 'reject';
  by: { id: string; name: string };
  at: string;
  contentVersion: number;
  reason: string | null;
  superseded: boolean;
}

export interface AdminStats {
  totalPets: number;
  pendingPets: number;
  approvedPets: number;
  rejectedPets: number;
  totalUsers: number;
}

export interface Pagination {
  page: number;
  limit: number;
  /** Exact to 1,000, then 1,000 with `totalIsCapped`. */
  total: number;
  totalPages: number;
  totalIsCapped: boolean;
}

export interface PetPage {
  pets: Pet[];
  pagination: Pagination;
}

export interface User {
  _id: string;
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string;
  city: string;
  address: string;
  bio: string;
  profileImage: string | null;
  userType: 'user' | 'admin';
  isEmailVerified: boolean;
  createdAt: string;
  updatedAt: string;
}
