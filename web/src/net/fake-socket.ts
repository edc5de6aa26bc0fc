import type { Socket } from './connection';

/** A network that is cut and mended by hand. */
export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  sent: { type: string; id?: string; [field: string]: unknown }[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  accept() {
    this.onopen?.({} as never);
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  cut() {
    this.onclose?.({} as never);
  }
}
