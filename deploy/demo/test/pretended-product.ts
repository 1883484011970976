import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PretendedPet {
  id: string;
  owner: string;
  name: string;
  status: string;
  contentVersion: number;
  approvalStatus: string;
  rejectionReason: string;
  pictures: number;
}

export interface PretendedVet {
  name: string;
  picture: boolean;
  slots: Set<string>;
}

/** What happens to a call after its work is done: it is answered, or the line is cut. */
export type Trouble = (call: { method: string; path: string; count: number }) => 'answer' | 'cut' | 'busy';

interface Asked {
  method: string;
  path: string;
  request: IncomingMessage;
  bytes: Buffer;
}

type Reply = [status: number, body: object];

const refused = (status: number, code: string): Reply => [status, { status: 'error', code, message: code, errors: [] }];
const answered = (data: object, status = 200): Reply => [status, { status: 'success', data }];

const textsOf = (bytes: Buffer): Record<string, string> => {
  const text = bytes.toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
};

const tokenOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace('Bearer ', '') ?? '';

const formOf = (request: IncomingMessage, bytes: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();

/** The few calls that the demo data needs, with the answers of the real product, kept in memory. */
export class PretendedProduct {
  readonly members = new Map<string, string>();
  readonly admins = new Set<string>();
  readonly verified = new Set<string>();
  readonly pets: PretendedPet[] = [];
  /** By the e-mail of the account. */
  readonly vets = new Map<string, PretendedVet>();
  trouble: Trouble = () => 'answer';
  #calls = 0;
  readonly #heardOf = new Set<string>();
  readonly #server: Server = createServer((request, response) => void this.#handle(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? '').replace('/api/v1', '').replace(/\?.*/, '');
    const method = request.method ?? '';
    this.#calls += 1;
    const outcome = this.trouble({ method, path, count: this.#calls });
    if (outcome === 'busy') {
      response.writeHead(503).end('{}');
      return;
    }
    const [status, body] = await this.#answer(method, path, request, Buffer.concat(chunks));
    if (outcome === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #answer(method: string, path: string, request: IncomingMessage, bytes: Buffer): Promise<Reply> {
    const json = (): Record<string, string> => textsOf(bytes);
    if (path.startsWith('/auth/')) return this.#answerAuth(path, json());
    const email = tokenOf(request);
    if (!this.members.has(email)) return refused(401, 'token.invalid');
    if (path === '/vets') return this.#openVet(email, await formOf(request, bytes));
    if (path === '/vets/slots') return this.#openSlots(email, bytes);
    return this.#answerPets(email, { method, path, request, bytes });
  }

  async #answerPets(email: string, { method, path, request, bytes }: Asked): Promise<Reply> {
    const json = (): Record<string, string> => textsOf(bytes);
    if (path === '/pets/user/my-pets') return answered({ pets: this.pets.filter(({ owner }) => owner === email) });
    if (method === 'POST' && path === '/pets') return this.#create(email, await formOf(request, bytes));
    const pet = this.pets.find(({ id }) => path.includes(id));
    if (pet === undefined) return refused(404, 'pet.not-found');
    if (method === 'PUT') return this.#edit(pet, json());
    if (!this.admins.has(email)) return refused(403, 'admin.required');
    return this.#decide(pet, path, request, json());
  }

  #answerAuth(path: string, texts: Record<string, string>): Reply {
    return path.endsWith('/login') ? this.#logIn(texts) : this.#register(texts);
  }

  #openVet(email: string, form: FormData): Reply {
    if (this.vets.has(email)) return refused(409, 'vet.already-listed');
    this.vets.set(email, { name: String(form.get('name')), picture: form.has('image'), slots: new Set() });
    return answered({ vet: {} }, 201);
  }

  /** One that is there is the same slot. */
  #openSlots(email: string, bytes: Buffer): Reply {
    const vet = this.vets.get(email);
    if (vet === undefined) return refused(404, 'vet.not-found');
    const { slots } = JSON.parse(bytes.toString()) as { slots: { date: string; time: string }[] };
    for (const { date, time } of slots) vet.slots.add(`${date} ${time}`);
    return answered({ slots: [] }, 201);
  }

  #edit(pet: PretendedPet, { status = pet.status }: Record<string, string>): Reply {
    pet.status = status;
    return answered({ pet });
  }

  #register({ email = '', password = '' }: Record<string, string>): Reply {
    if (this.members.has(email)) return refused(409, 'account.address-taken');
    this.members.set(email, password);
    return answered({ user: { email } }, 201);
  }

  #logIn({ email = '', password }: Record<string, string>): Reply {
    return this.members.get(email) === password ? answered({ token: email }) : refused(401, 'login.wrong');
  }

  #create(owner: string, form: FormData): Reply {
    const pet: PretendedPet = {
      id: `pet-${this.pets.length}-`,
      owner,
      name: String(form.get('name')),
      status: 'Available',
      contentVersion: 1,
      approvalStatus: 'pending',
      rejectionReason: '',
      pictures: form.getAll('images').length,
    };
    this.pets.push(pet);
    return answered({ pet }, 201);
  }

  /** The first time it has not heard of the pet yet. */
  #decide(pet: PretendedPet, path: string, request: IncomingMessage, { rejectionReason = '' }: Record<string, string>): Reply {
    if (!this.#heardOf.has(pet.id)) {
      this.#heardOf.add(pet.id);
      return refused(409, 'pet.version-unknown');
    }
    if (request.headers['if-match'] !== `"${pet.contentVersion}"`) return refused(412, 'review.stale');
    pet.approvalStatus = path.endsWith('/approve') ? 'approved' : 'rejected';
    pet.rejectionReason = rejectionReason;
    return answered({ pet });
  }
}
