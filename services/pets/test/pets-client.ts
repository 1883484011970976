import { newId } from '@paltu/kernel';
import { petApproved, petRejected, userRegistered } from '@paltu/contracts';
import { toMessage, type EventBus, type OutgoingEvent } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import sharp from 'sharp';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what came, whatever it is
  readonly body: any;
}

export interface Sent {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: NonNullable<Parameters<typeof fetch>[1]>['body'];
  readonly headers?: Record<string, string>;
}

/** Calls the service as a program would: nothing is thrown for a refusal. */
export const clientOf =
  (baseUrl: string) =>
  async (method: string, path: string, { token, json, form, body, headers }: Sent = {}): Promise<Answer> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (form ?? body ?? null) : JSON.stringify(json),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  };

export const aPet = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Moti',
  species: 'Dog',
  breed: 'Labrador',
  age: '2 years',
  gender: 'Male',
  color: 'Golden',
  size: 'Large',
  weight: '28 kg',
  description: 'A gentle dog that loves children and long walks in the park.',
  location: 'Lahore',
  ...overrides,
});

export const aPhoto = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();

/** A form as a browser sends it; a list becomes one field per entry. */
export const formOf = (
  fields: Record<string, unknown>,
  files: readonly { field?: string; name?: string; bytes: Uint8Array }[] = [],
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const { field = 'images', name = 'photo.jpg', bytes } of files) form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return form;
};

const publish = (bus: EventBus, source: string, event: OutgoingEvent) => bus.publish([toMessage(event, source, undefined)]);

/** Says what moderation says when an admin approves. */
export const approve = async (bus: EventBus, petId: string, contentVersion: number): Promise<string> => {
  const decisionId = newId();
  const data = { decisionId, petId, contentVersion, decidedBy: newId() };
  await publish(bus, '/paltu/moderation', partialEvent(petApproved, { subject: petId, sequence: contentVersion, data }));
  return decisionId;
};

/** Says what moderation says when an admin refuses. */
export const reject = async (bus: EventBus, petId: string, contentVersion: number, reason: string): Promise<string> => {
  const decisionId = newId();
  const data = { decisionId, petId, contentVersion, reason, decidedBy: newId() };
  await publish(bus, '/paltu/moderation', partialEvent(petRejected, { subject: petId, sequence: contentVersion, data }));
  return decisionId;
};

/** Says what auth says when somebody registers. */
export const register = (bus: EventBus, id: string, firstName: string, lastName: string): Promise<void> => {
  const data = { user: { id, version: 1n, firstName, lastName, verified: true } };
  return publish(bus, '/paltu/auth', partialEvent(userRegistered, { subject: id, sequence: 1, data }));
};
