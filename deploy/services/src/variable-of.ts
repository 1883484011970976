/** The variable that carries something of a service: of `pet-care` and `URL` it is `PET_CARE_URL`. */
export const variableOf = (service: string, what: string): string => `${service.toUpperCase().replaceAll('-', '_')}_${what}`;
