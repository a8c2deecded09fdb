// The websocket to the world: what happens comes as events, what a person does goes as requests with an answer.

// Why something that was asked has no answer: what is shown is asked for again when the connection is back.
export class Lost extends Error {}

export class Live {
  constructor(person, onEvent, onState) {
    this.person = person;
    this.onEvent = onEvent;
    this.onState = onState;
    this.asked = 0;
    this.waiting = new Map();
    this.wait = 300;
    this.stopped = false;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/live?as=${encodeURIComponent(this.person)}`);
    this.socket = socket;
    socket.onmessage = (message) => this.take(JSON.parse(message.data));
    socket.onopen = () => { this.wait = 300; this.onState(true); };
    socket.onclose = () => {
      this.onState(false);
      for (const { reject } of this.waiting.values()) reject(new Lost("The connection was lost."));
      this.waiting.clear();
      if (this.stopped) return;
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 5000);
    };
  }

  stop() {
    this.stopped = true;
    this.socket.close();
  }

  take(message) {
    if (!("re" in message)) return this.onEvent(message);
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    if (message.ok) waiting?.resolve(message.result);
    else waiting?.reject(new Error(message.error));
  }

  ask(op, what = {}) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Lost("There is no connection right now."));
      const id = (this.asked += 1);
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, op, ...what }));
    });
  }
}
