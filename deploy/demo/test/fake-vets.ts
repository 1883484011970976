import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';

export interface FakeVet {
  id: string;
  name: string;
  picture: boolean;
  slots: Set<string>;
  featured: boolean;
  verification: 'none' | 'waiting' | 'verified';
}

const jsonOf = <Body>(bytes: Buffer): Body => JSON.parse(bytes.toString()) as Body;

/** Profiles of vets. */
export class FakeVets {
  /** By the e-mail of the account. */
  readonly profiles = new Map<string, FakeVet>();

  open(email: string, form: FormData): Reply {
    if (this.profiles.has(email)) return refused(409, 'vet.already-listed');
    const id = `vet-${this.profiles.size}-`;
    this.profiles.set(email, {
      id,
      name: String(form.get('name')),
      picture: form.has('image'),
      slots: new Set(),
      featured: false,
      verification: 'none',
    });
    return answered({ vet: { id } }, 201);
  }

  answer(call: MemberCall): Reply {
    const { email, path } = call;
    const vet = this.profiles.get(email);
    if (vet === undefined) return refused(404, 'vet.not-found');
    if (path === '/vets/user/verification') return this.#verification(vet, call);
    return path === '/vets/slots' ? this.#openSlots(vet, call) : answered({ vet: { id: vet.id } });
  }

  #verification(vet: FakeVet, { method }: MemberCall): Reply {
    if (method === 'POST') {
      if (vet.verification === 'waiting') return refused(409, 'verification.already-waiting');
      vet.verification = 'waiting';
    }
    return answered({ verification: { status: vet.verification } });
  }

  /** What admins read and decide of a profile. */
  decide({ method, path }: MemberCall): Reply {
    const vet = [...this.profiles.values()].find(({ id }) => path.includes(id));
    if (vet === undefined) return refused(404, 'vet.not-found');
    if (method === 'PATCH' && path.endsWith('/featured')) vet.featured = true;
    if (method === 'PATCH' && path.endsWith('/verified')) vet.verification = 'verified';
    return answered({ thing: { verification: { status: vet.verification, number: 1 } } });
  }

  /** One of the usual times that is there is the same slot. */
  #openSlots(vet: FakeVet, { bytes }: MemberCall): Reply {
    const { slots } = jsonOf<{ slots: { date: string; time: string }[] }>(bytes);
    for (const { date, time } of slots) vet.slots.add(`${date} ${time}`);
    return answered({ slots: [] }, 201);
  }
}
