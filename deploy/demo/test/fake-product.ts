import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeAdoptions, type FakePet } from './fake-adoptions.ts';
import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';
import { FakeOrders } from './fake-orders.ts';
import { FakeShop } from './fake-shop.ts';
import { FakeVets } from './fake-vets.ts';

type Outcome = 'answer' | 'cut' | 'busy';

/** What happens to a call after its work is done: it is answered, or the line is cut. `count` is how often that member made that call. */
export type Trouble = (call: { method: string; path: string; count: number }) => Outcome;

/** Outcomes that come in turns, beginning elsewhere for each call: whatever goes on side by side, each call has the same ones. */
export const inTurns =
  (outcomes: readonly Outcome[]): Trouble =>
  ({ method, path, count }) =>
    outcomes[(method.length + path.length + count) % outcomes.length] ?? 'answer';

const textsOf = (bytes: Buffer): Record<string, string> => {
  const text = bytes.toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
};

const tokenOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace('Bearer ', '') ?? '';

const formOf = (request: IncomingMessage, bytes: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();

interface BulkDecision {
  petIds: string[];
  versions: Record<string, number>;
  rejectionReason?: string;
}

/** The few calls that the demo data needs, with the answers of the real product, kept in memory. */
export class FakeProduct {
  readonly members = new Map<string, string>();
  readonly admins = new Set<string>();
  readonly pets: FakePet[] = [];
  readonly adoptions = new FakeAdoptions(this.pets);
  readonly vets = new FakeVets();
  readonly shop = new FakeShop();
  readonly orders = new FakeOrders(this.shop);
  /** By the key of the attempt: about what, and the reasons of reports. */
  readonly conversations = new Map<string, { readonly petId: string; readonly reasons: Set<string> }>();
  readonly messages: { readonly email: string; readonly subject: string }[] = [];
  trouble: Trouble = () => 'answer';
  readonly #calls = new Map<string, number>();
  readonly #consumedPets = new Set<string>();
  /** Who answers which paths; the first that fits. Pets have the rest. */
  readonly #answers: [RegExp, (call: MemberCall, request: IncomingMessage) => Reply | Promise<Reply>][] = [
    [/^.auth.profile$/, ({ email }) => answered({ user: { id: email } })],
    [/^.admin.(vets|accessories|stores)/, (call) => this.#mark(call)],
    [/^.content.contact$/, (call) => this.#answerContact(call)],
    [/^.(orders|cart)|.reviews$/, (call, { headers }) => this.orders.answer(call, headers['idempotency-key'])],
    [/^.messages/, (call, { headers }) => this.#answerMessages(call, headers['idempotency-key'])],
    [/^.(stores|accessories)/, (call, request) => this.#answerShop(call, request)],
    [/^.vets$/, async ({ email, bytes }, request) => this.vets.open(email, await formOf(request, bytes))],
    [/^.vets/, (call) => this.vets.answer(call)],
    [/^.adoption/, (call) => this.adoptions.answer(call)],
  ];
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
    const call = [method, path, tokenOf(request)].join(' ');
    const count = (this.#calls.get(call) ?? 0) + 1;
    this.#calls.set(call, count);
    const outcome = this.trouble({ method, path, count });
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
    if (path === '/auth/login') return this.#logIn(textsOf(bytes));
    const email = tokenOf(request);
    if (!this.members.has(email)) return refused(401, 'token.invalid');
    const call = { email, method, path, query: new URL(request.url ?? '', 'http://product').searchParams, bytes };
    const [, answer] = this.#answers.find(([paths]) => paths.test(path)) ?? [];
    return answer === undefined ? this.#answerPets(call, request) : answer(call, request);
  }

  async #answerPets({ email, method, path, bytes }: MemberCall, request: IncomingMessage): Promise<Reply> {
    if (path === '/pets/user/my-pets') return answered({ pets: this.pets.filter(({ owner }) => owner === email) });
    if (method === 'POST' && path === '/pets') return this.#create(email, await formOf(request, bytes));
    if (path.startsWith('/admin/pets/bulk-')) return this.#decide(email, path, bytes);
    const pet = this.pets.find(({ id }) => path.includes(id));
    if (pet === undefined) return refused(404, 'pet.not-found');
    if (method === 'PUT') return this.#edit(pet, textsOf(bytes));
    if (!this.admins.has(email)) return refused(403, 'admin.required');
    return this.#feature(pet);
  }

  #mark(call: MemberCall): Reply {
    if (!this.admins.has(call.email)) return refused(403, 'admin.required');
    return call.path.startsWith('/admin/vets') ? this.vets.decide(call) : this.shop.feature(call.path);
  }

  async #answerShop({ email, path, bytes }: MemberCall, request: IncomingMessage): Promise<Reply> {
    if (path === '/stores') return this.shop.open(email, await formOf(request, bytes));
    if (path === '/stores/user/my-profile') return answered({ store: { id: encodeURIComponent(email) } });
    if (path === '/stores/user/account') return this.shop.giveTaxNumber(email, textsOf(bytes));
    if (path === '/accessories') return this.shop.list(email, await formOf(request, bytes), request.headers['idempotency-key']);
    return this.shop.listOwn(email);
  }

  #answerMessages({ path, bytes }: MemberCall, key: string | string[] | undefined): Reply {
    const [, , what, id = ''] = path.split('/');
    if (what === 'pets') {
      const name = String(key);
      if (!this.conversations.has(name)) this.conversations.set(name, { petId: id, reasons: new Set() });
      return answered({ conversation: { id: name } }, 201);
    }
    this.conversations.get(id)?.reasons.add(textsOf(bytes)['reason'] ?? '');
    return answered({});
  }

  #answerContact({ email, method, bytes }: MemberCall): Reply {
    if (method === 'GET') return answered({ contactMessages: this.messages });
    this.messages.push({ email, subject: textsOf(bytes)['subject'] ?? '' });
    return answered({ contactMessage: {} }, 201);
  }

  #edit(pet: FakePet, { status = pet.status }: Record<string, string>): Reply {
    pet.status = status;
    return answered({ pet });
  }

  /** One that is open stays as it is. */
  openAccounts(accounts: readonly { email: string; password: string; isAdmin: boolean }[]): void {
    for (const { email, password, isAdmin } of accounts) {
      if (!this.members.has(email)) this.members.set(email, password);
      if (isAdmin) this.admins.add(email);
    }
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

  #decide(email: string, path: string, bytes: Buffer): Reply {
    if (!this.admins.has(email)) return refused(403, 'admin.required');
    const { petIds, versions, rejectionReason = '' } = JSON.parse(bytes.toString()) as BulkDecision;
    const results = petIds.map((id) => {
      const code = this.#decideOne(id, versions[id], path.endsWith('approve') ? 'approved' : 'rejected', rejectionReason);
      return code === undefined ? { id, status: 'approved' } : { id, status: 'failed', code };
    });
    return answered({ results });
  }

  /** The first time it has not consumed the pet yet. */
  #decideOne(id: string, version: number | undefined, status: string, rejectionReason: string): string | undefined {
    const pet = this.pets.find((known) => known.id === id);
    if (pet === undefined || !this.#consumedPets.has(id)) {
      this.#consumedPets.add(id);
      return 'pet.version-unknown';
    }
    if (version !== pet.contentVersion) return 'review.stale';
    Object.assign(pet, { approvalStatus: status, rejectionReason });
    return undefined;
  }
}
