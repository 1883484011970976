import { request as askOnward, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Wire } from './answers.ts';
import { stubbedPicture } from './stubbed-pictures.ts';

/** Names the screen that asks: every request of its browser context carries `<port of its stubs>/<number>` in this header. */
export const screenHeader = 'x-screen';

/** An empty page of the site, where a tab rests between two screens. */
export const blankPath = '/-/blank';

const toStubs = (request: IncomingMessage, response: ServerResponse, screen: string): void => {
  const { url, method, headers } = request;
  const onward = askOnward({ host: '127.0.0.1', port: Number(screen.split('/')[0]), path: url, method, headers });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A stub that breaks the connection, or a test that has ended.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
};

export type PictureOf = (path: string) => Pick<Wire, 'status' | 'contentType'> & { readonly body: string | Buffer };

const sendPicture = (response: ServerResponse, { status, body, contentType }: ReturnType<PictureOf>): void => {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
};

const sendBlank = (response: ServerResponse): void => {
  // As the gateway sends them: a page with others would get a renderer process of its own, and the code would be compiled again.
  const ofTheGateway = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };
  response.writeHead(200, { 'content-type': 'text/html', ...ofTheGateway }).end('<!doctype html><title>-</title>');
};

/**
 * What stands before the gateway in a run of screens: calls of the API go to the stubs of the screen that asks, in the process of its
 * test, over a real connection; so nothing is intercepted in the browser, and its cache works as usual.
 */
export const screensFront =
  (pictureOf: PictureOf = stubbedPicture) =>
  (gateway: RequestListener): RequestListener =>
  (request, response) => {
    const screen = request.headers[screenHeader];
    const path = request.url ?? '/';
    if (typeof screen === 'string' && path.startsWith('/api/v1/')) toStubs(request, response, screen);
    else if (typeof screen === 'string' && path.startsWith('/media/')) sendPicture(response, pictureOf(path));
    else if (path === blankPath) sendBlank(response);
    else gateway(request, response);
  };
