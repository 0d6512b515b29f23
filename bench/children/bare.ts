/** The floor: a bare HTTP server that sends the bytes it was given. */
import { createServer } from 'node:http';

process.once('message', (html: string) => {
  const bytes = Buffer.from(html);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as { port: number }).port}/`),
  );
});
