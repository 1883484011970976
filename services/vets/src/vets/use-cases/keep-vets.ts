import { keeping } from '@paltu/kernel';
import { isPublic, picturesOf, type Vet } from '../domain/vet.ts';
import type { VetScope } from './ports.ts';

const pictureIdsOf = (vet: Vet) => picturesOf(vet).map(({ id }) => id);
const paperIdsOf = ({ verification }: Vet) => verification.papers.map(({ id }) => id);

/** How decisions about vets are kept: pictures and papers that a vet has no longer go, and its pictures are seen as it is. */
export const keepVets = ({ vets, pictures, papers, outbox }: Omit<VetScope, 'keep'>): VetScope['keep'] =>
  keeping({
    save: async (vet, before) => {
      await vets.save(vet);
      await pictures.follow({ usedBy: vet.id, before: pictureIdsOf(before), after: pictureIdsOf(vet), isPublic: isPublic(vet) });
      await papers.follow(paperIdsOf(before), paperIdsOf(vet));
    },
    outbox,
  });
