import { connect, type Socket } from 'node:net';

export interface SlowSender {
  readonly socket: Socket;
  /** What came back so far. */
  answered(): string;
  readonly ended: Promise<void>;
}

export interface SlowSending {
  readonly port: number;
  /** Sent at once. */
  readonly head: string;
  /** Sent again and again after that. */
  readonly drip?: string;
  readonly everyMs?: number;
  /** Takes nothing of what comes back. */
  readonly deaf?: boolean;
}

/** Somebody who begins a request and takes its time. */
export const aSlowSender = ({ port, head, drip, everyMs = 1_000, deaf = false }: SlowSending): SlowSender => {
  let answered = '';
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(head);
    if (drip !== undefined) timer = setInterval(() => socket.writable && socket.write(drip), everyMs);
  });
  if (deaf) socket.pause();
  else socket.on('data', (chunk) => (answered += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { socket, answered: () => answered, ended };
};
