import type { BrowserContext, Route } from 'playwright-core';
import type { Silence, Wire } from './answers.ts';
import type { StubTable } from './stub-table.ts';
import { stubbedPicture } from './stubbed-pictures.ts';

export interface MadeCall {
  /** `PUT /pets/1?x=2`, without `/api/v1`. */
  readonly name: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Network {
  isOffline: boolean;
  /** Every call of the API, in order. */
  readonly calls: MadeCall[];
  /** Calls that no stub answers. */
  readonly faults: string[];
}

const send = (route: Route, said: Wire | Silence): Promise<void> => {
  if (said.kind === 'wire') return route.fulfill({ status: said.status, body: said.body, contentType: said.contentType });
  return said.kind === 'disconnected' ? route.abort('connectionreset') : Promise.resolve();
};

const bodyOf = (text: string | null): unknown => {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

/** Answers what pages of a context ask of the API and of the pictures; everything else comes from the gateway. */
export const answerCalls = async (context: BrowserContext, table: () => StubTable): Promise<Network> => {
  const network: Network = { isOffline: false, calls: [], faults: [] };
  await context.route('**/api/v1/**', async (route) => {
    if (network.isOffline) return route.abort('internetdisconnected');
    const request = route.request();
    const url = new URL(request.url());
    const headers = await request.allHeaders();
    const [method, body] = [request.method(), request.postData()];
    const name = `${method} ${url.pathname.replace('/api/v1', '')}${url.search}`;
    network.calls.push({ name, body: bodyOf(body), headers });
    const said = await table().answer({ method, url, body, headers });
    if (said === undefined) network.faults.push(`no stub answers ${name}`);
    // A page that was closed meanwhile needs no answer.
    await send(route, said ?? { kind: 'disconnected' }).catch(() => undefined);
  });
  await context.route('**/media/**', (route) =>
    network.isOffline ? route.abort('internetdisconnected') : send(route, stubbedPicture(new URL(route.request().url()).pathname)),
  );
  return network;
};
