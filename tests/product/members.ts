import { randomInt, randomUUID } from 'node:crypto';
import type { RunningProduct } from './running-product.ts';

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

const password = 'Sheru2026pk';

/** Each member has one of their own: who shares a number shares the limits of orders. */
export const aPhone = (): string => `0300 ${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** Registers and logs in a member through the gateway. */
export const newMember = async (address: string, firstName = 'Ayesha'): Promise<Member> => {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@paltu.example`;
  const registration = {
    firstName,
    lastName: 'Khan',
    email,
    phone: aPhone(),
    password,
    userType: 'user',
    city: 'Lahore',
    address: '12 Canal Road',
    marketingEmails: false,
  };
  await post(address, '/auth/register', registration, { expected: 201 });
  return logIn(address, email);
};

/** Logs in a member that `newMember` made; a role granted since then counts. @param from its address, where a proxy is trusted */
export const logIn = async (address: string, email: string, from?: string): Promise<Member> => {
  const data = await post(address, '/auth/login', { email, password }, { expected: 200, from });
  return { email, password, token: String(data['token']), refreshToken: String(data['refreshToken']) };
};

/** Registers a member, has it made an admin, and logs in as one. */
export const newAdmin = async (product: Pick<RunningProduct, 'address' | 'makeAdmin'>): Promise<Member> => {
  const { email } = await newMember(product.address, 'Hina');
  await product.makeAdmin(email);
  return logIn(product.address, email);
};

interface Posting {
  readonly expected: number;
  readonly from?: string | undefined;
}

const post = async (address: string, path: string, body: object, { expected, from }: Posting): Promise<Record<string, unknown>> => {
  const response = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from === undefined ? {} : { 'x-forwarded-for': from }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Record<string, unknown> };
  if (response.status !== expected) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
};
