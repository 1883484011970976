import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';

export interface FakePet {
  id: string;
  owner: string;
  name: string;
  status: string;
  contentVersion: number;
  approvalStatus: string;
  rejectionReason: string;
  pictures: number;
  featured: boolean;
}

export interface FakeRequest {
  id: string;
  petId: string;
  requester: string;
  status: 'pending' | 'approved' | 'completed';
}

/** Requests for pets and what their owners answer. */
export class FakeAdoptions {
  readonly requests: FakeRequest[] = [];
  readonly #pets: readonly FakePet[];
  readonly #consumedPets = new Set<string>();

  constructor(pets: readonly FakePet[]) {
    this.#pets = pets;
  }

  answer(call: MemberCall): Reply {
    const { email, method, path, query } = call;
    if (method === 'GET') {
      const own = this.requests.filter(({ requester, petId }) => requester === email && petId === query.get('petId'));
      return answered({ adoptionRequests: own });
    }
    if (path.endsWith('/request')) return this.#ask(call);
    const request = this.requests.find(({ id }) => path.includes(id));
    const pet = this.#pets.find(({ id }) => id === request?.petId);
    if (request === undefined || pet === undefined) return refused(404, 'adoption-request.not-found');
    if (pet.owner !== email) return refused(403, 'adoption-request.not-yours');
    return path.endsWith('/handover') ? this.#handOver(request, pet) : this.#approve(request, pet);
  }

  /** The first time it has not consumed the approval of the pet. */
  #ask({ email, path }: MemberCall): Reply {
    const pet = this.#pets.find(({ id }) => path.includes(id));
    if (pet?.approvalStatus !== 'approved' || !this.#consumedPets.has(pet.id)) {
      this.#consumedPets.add(pet?.id ?? '');
      return refused(404, 'pet.not-found');
    }
    if (pet.owner === email) return refused(403, 'adoption-request.own-pet');
    if (pet.status !== 'Available') return refused(409, 'pet.not-available');
    if (this.requests.some(({ petId, requester }) => petId === pet.id && requester === email))
      return refused(409, 'adoption-request.already-open');
    const adoptionRequest = { id: `request-${this.requests.length}-`, petId: pet.id, requester: email, status: 'pending' as const };
    this.requests.push(adoptionRequest);
    return answered({ adoptionRequest: { ...adoptionRequest } }, 201);
  }

  #approve(request: FakeRequest, pet: FakePet): Reply {
    if (request.status !== 'pending') return refused(409, 'adoption-request.already-answered');
    request.status = 'approved';
    pet.status = 'Pending';
    return answered({ adoptionRequest: request });
  }

  #handOver(request: FakeRequest, pet: FakePet): Reply {
    if (request.status !== 'approved') return refused(409, 'adoption-request.already-answered');
    request.status = 'completed';
    pet.status = 'Adopted';
    return answered({ adoptionRequest: request });
  }
}
