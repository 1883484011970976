import { contactProjection, memberProjection, petProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { serviceConfig } from '@paltu/service-kit';
import { figuresModule } from './figures/figures-module.ts';
import { requestsModule } from './requests/requests-module.ts';

export const adoptionService = defineService({
  name: 'adoption',
  config: serviceConfig,
  slices: (parts) => {
    const members = memberProjection(parts);
    const contacts = contactProjection(parts);
    const pets = petProjection(parts);
    const directories = { members: members.directory, contacts: contacts.directory, pets: pets.directory };
    return [members, contacts, pets, figuresModule(parts), requestsModule({ ...parts, ...directories })];
  },
});
