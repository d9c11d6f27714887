import { Socket } from 'node:net';
import { afterEach } from 'vitest';

const asked: string[] = [];
const { connect } = Socket.prototype;

/** Fails tests that connect to another machine, and blocks the connection. */
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const [options] = (Array.isArray(given[0]) ? given[0] : given) as [{ host?: string }];
  const host = options.host ?? 'localhost';
  if (/^(127\.|localhost$|::1$)/.test(host)) return Reflect.apply(connect, this, given);
  asked.push(host);
  return this.destroy(new Error(`No test may connect to ${host}.`));
} as typeof connect;

afterEach(() => {
  const hosts = asked.splice(0);
  if (hosts.length > 0) throw new Error(`The test connected to ${hosts.join(', ')}.`);
});
