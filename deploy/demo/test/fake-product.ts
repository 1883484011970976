import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeAdoptions, type FakePet } from './fake-adoptions.ts';
import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';
import { FakeShop } from './fake-shop.ts';
import { FakeVets } from './fake-vets.ts';

/** What happens to a call after its work is done: it is answered, or the line is cut. */
export type Trouble = (call: { method: string; path: string; count: number }) => 'answer' | 'cut' | 'busy';

const textsOf = (bytes: Buffer): Record<string, string> => {
  const text = bytes.toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
};

const tokenOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace('Bearer ', '') ?? '';

const formOf = (request: IncomingMessage, bytes: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();

/** The few calls that the demo data needs, with the answers of the real product, kept in memory. */
export class FakeProduct {
  readonly members = new Map<string, string>();
  readonly admins = new Set<string>();
  readonly verified = new Set<string>();
  readonly pets: FakePet[] = [];
  readonly adoptions = new FakeAdoptions(this.pets);
  readonly vets = new FakeVets();
  readonly shop = new FakeShop();
  readonly messages: { readonly email: string; readonly subject: string }[] = [];
  trouble: Trouble = () => 'answer';
  #calls = 0;
  readonly #consumedPets = new Set<string>();
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
    if (path.startsWith('/auth/')) return this.#answerAuth(path, textsOf(bytes));
    const email = tokenOf(request);
    if (!this.members.has(email)) return refused(401, 'token.invalid');
    const call = { email, method, path, query: new URL(request.url ?? '', 'http://product').searchParams, bytes };
    if (/^\/admin\/(vets|accessories)/.test(path)) return this.#mark(call);
    if (path === '/content/contact') return this.#answerContact(call);
    if (/^\/(stores|accessories)/.test(path)) return this.#answerShop(call, request);
    if (path.startsWith('/vets')) return path === '/vets' ? this.vets.open(email, await formOf(request, bytes)) : this.vets.answer(call);
    if (path.startsWith('/adoption')) return this.adoptions.answer(call);
    return this.#answerPets(call, request);
  }

  async #answerPets({ email, method, path, bytes }: MemberCall, request: IncomingMessage): Promise<Reply> {
    if (path === '/pets/user/my-pets') return answered({ pets: this.pets.filter(({ owner }) => owner === email) });
    if (method === 'POST' && path === '/pets') return this.#create(email, await formOf(request, bytes));
    const pet = this.pets.find(({ id }) => path.includes(id));
    if (pet === undefined) return refused(404, 'pet.not-found');
    if (method === 'PUT') return this.#edit(pet, textsOf(bytes));
    if (!this.admins.has(email)) return refused(403, 'admin.required');
    if (path.endsWith('/featured')) return this.#feature(pet);
    return this.#decide(pet, path, request, textsOf(bytes));
  }

  #mark(call: MemberCall): Reply {
    if (!this.admins.has(call.email)) return refused(403, 'admin.required');
    return call.path.startsWith('/admin/vets') ? this.vets.decide(call) : this.shop.feature(call.path);
  }

  async #answerShop({ email, path, bytes }: MemberCall, request: IncomingMessage): Promise<Reply> {
    if (path === '/stores') return this.shop.open(email, await formOf(request, bytes));
    if (path === '/stores/user/account') return this.shop.giveTaxNumber(email, textsOf(bytes));
    if (path === '/accessories') return this.shop.list(email, await formOf(request, bytes), request.headers['idempotency-key']);
    return this.shop.listOwn(email);
  }

  #answerContact({ email, method, bytes }: MemberCall): Reply {
    if (method === 'GET') return answered({ contactMessages: this.messages });
    this.messages.push({ email, subject: textsOf(bytes)['subject'] ?? '' });
    return answered({ contactMessage: {} }, 201);
  }

  #answerAuth(path: string, texts: Record<string, string>): Reply {
    return path.endsWith('/login') ? this.#logIn(texts) : this.#register(texts);
  }

  #edit(pet: FakePet, { status = pet.status }: Record<string, string>): Reply {
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
    const pet: FakePet = {
      id: `pet-${this.pets.length}-`,
      owner,
      name: String(form.get('name')),
      status: 'Available',
      contentVersion: 1,
      approvalStatus: 'pending',
      rejectionReason: '',
      pictures: form.getAll('images').length,
      featured: false,
    };
    this.pets.push(pet);
    return answered({ pet }, 201);
  }

  #feature(pet: FakePet): Reply {
    pet.featured = true;
    return answered({ pet });
  }

  /** The first time it has not consumed the pet yet. */
  #decide(pet: FakePet, path: string, request: IncomingMessage, { rejectionReason = '' }: Record<string, string>): Reply {
    if (!this.#consumedPets.has(pet.id)) {
      this.#consumedPets.add(pet.id);
      return refused(409, 'pet.version-unknown');
    }
    if (request.headers['if-match'] !== `"${pet.contentVersion}"`) return refused(412, 'review.stale');
    pet.approvalStatus = path.endsWith('/approve') ? 'approved' : 'rejected';
    pet.rejectionReason = rejectionReason;
    return answered({ pet });
  }
}
