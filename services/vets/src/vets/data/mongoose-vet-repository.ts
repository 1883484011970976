import { lockDocument, lockSkipLocked, violatedIndex, type DocumentTransaction } from '@paltu/documents/transactions';
import { orRefuse } from '@paltu/kernel';
import { alreadyListed, vetNotFound } from '../domain/vet-errors.ts';
import type { VetRepository } from '../use-cases/ports.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';
import { noFigures, toVetDocument } from './vet-document.ts';
import { toVet } from './vet-row.ts';

/** Vets in a transaction: one that was read stays held until it ends. */
export const mongooseVetRepository = ({ vets }: VetCollections, trx: DocumentTransaction): VetRepository => {
  const { session } = trx;
  const findBy = async (where: object) => {
    const found = await lockDocument(vets, trx, where);
    return found && toVet(found);
  };
  return {
    find: (_id) => findBy({ _id }),
    findOfOwner: (ownerId) => findBy({ ownerId }),
    getOfOwner: async (ownerId) => orRefuse(await findBy({ ownerId }), vetNotFound),
    findUnlessHeld: async (_id) => {
      const found = await lockSkipLocked(vets, trx, { _id });
      return found && toVet(found);
    },
    add: async (vet) => {
      try {
        await vets().insertOne({ ...toVetDocument(vet), ...noFigures }, { session });
      } catch (error) {
        throw violatedIndex(error) === 'vets_one_of_owner' ? alreadyListed({ cause: error }) : error;
      }
    },
    save: async (vet) => {
      const { _id, ...fields } = toVetDocument(vet);
      await vets().updateOne({ _id }, { $set: fields }, { session });
    },
  };
};
