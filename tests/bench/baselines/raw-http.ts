// The least that Node can do: the same bytes to everybody.
import { createServer } from 'node:http';

const bytes = Buffer.from(process.argv[2] ?? '', 'base64');

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }).end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
