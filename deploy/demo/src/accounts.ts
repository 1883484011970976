import { ApiRefusal, type ApiCall, type ApiClient } from './api-client.ts';
import type { DemoMember } from './members.ts';

/** Calls the API as one member; logs in when there is no token, or it is worth no more. */
export type CallAs = <Data>(member: DemoMember, call: ApiCall) => Promise<Data>;

/** What everything is sent by. */
export interface Calls {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
}

const isRefusal = (error: unknown, status: number): boolean => error instanceof ApiRefusal && error.status === status;

/** The token has run out, or the call needs a password that was given a few minutes ago. */
const needsLogin = (error: unknown): boolean =>
  isRefusal(error, 401) || (error instanceof ApiRefusal && error.code === 'session.password-needed');

/** Remembers one token per member. */
export function callsAsMembers(api: ApiClient): CallAs {
  const tokens = new Map<string, Promise<string>>();

  const logIn = async ({ email, password }: DemoMember): Promise<string> => {
    const { token } = await api<{ token: string }>({ method: 'POST', path: '/auth/login', json: { email, password } });
    return token;
  };
  const tokenOf = (member: DemoMember): Promise<string> => {
    const token = tokens.get(member.key) ?? logIn(member);
    tokens.set(member.key, token);
    token.catch(() => tokens.delete(member.key));
    return token;
  };

  return async (member, call) => {
    try {
      return await api({ ...call, token: await tokenOf(member) });
    } catch (error) {
      if (!needsLogin(error) || !tokens.has(member.key)) throw error;
      tokens.delete(member.key);
      return await api({ ...call, token: await tokenOf(member) });
    }
  };
}
