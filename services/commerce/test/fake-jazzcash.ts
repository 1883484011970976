import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jazzCashHash } from '../src/payments/jazzcash-adapter.ts';

type Fields = Readonly<Record<string, string>>;

export const account = { merchantId: 'MC25041', password: 'sz1v4agvyf', salt: '3vv9wu3a18' };

export const signed = (fields: Fields, salt = account.salt): Fields => ({
  ...fields,
  pp_SecureHash: jazzCashHash(fields, salt).toUpperCase(),
});

export const completed: Fields = { pp_ResponseCode: '000', pp_PaymentResponseCode: '121', pp_Status: 'Completed' };

/** The inquiries of JazzCash on this machine: it answers them as it is set to, and keeps what it was asked. */
export const startFakeJazzCash = async () => {
  const asked: { path: string; body: Fields }[] = [];
  let answer: { status: number; body: Fields } = { status: 200, body: {} };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      asked.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Fields });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (body: Fields, status = 200) => void (answer = { status, body }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
