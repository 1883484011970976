/** A call whose answer everybody may share. */
export interface CachedRead {
  readonly path: string;
  readonly service: string;
  /** What its answer depends on; any other parameter is not handed on. */
  readonly parameters: readonly string[];
  /** @param id of the path, where it has one */
  readonly tagsOf: (id: string) => readonly string[];
}

export const listOfPets = 'pets';
export const tagOfPet = (id: string): string => `pet ${id}`;

export const cachedReads: readonly CachedRead[] = [
  {
    path: '/api/v1/pets',
    service: 'pets',
    parameters: [
      ...['adoptionType', 'breed', 'excludeId', 'gender', 'limit', 'location', 'maxAge', 'maxPrice', 'minAge', 'minPrice'],
      ...['page', 'search', 'size', 'sortBy', 'species', 'urgent', 'vaccinated'],
    ],
    tagsOf: () => [listOfPets],
  },
  { path: '/api/v1/pets/featured', service: 'pets', parameters: ['limit'], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/urgent', service: 'pets', parameters: ['limit'], tagsOf: () => [listOfPets] },
  { path: '/api/v1/pets/:id', service: 'pets', parameters: [], tagsOf: (id) => [tagOfPet(id)] },
];
