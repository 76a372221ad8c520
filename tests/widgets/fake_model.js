// Stands in for anywidget's model: holds the traits, keeps what was sent, lets the test play the kernel.
const listeners = new Map();
window.sent = [];
window.buffers = [];
window.dead = false;

window.fakeModel = {
  traits: {},
  get(name) {
    return this.traits[name];
  },
  set() {},
  save_changes() {},
  on(name, listener) {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  },
  off(name, listener) {
    listeners.set(name, (listeners.get(name) ?? []).filter((each) => each !== listener));
  },
  send(content, callbacks, buffers = []) {
    if (window.dead) throw new Error("Cannot send: the kernel is gone");
    window.sent.push(content);
    window.buffers.push(...buffers);
  },
};

window.fire = (name, ...values) => {
  for (const listener of listeners.get(name) ?? []) listener(...values);
};

window.kernel = {
  state(state) {
    window.fakeModel.traits.state = state;
    window.fire("change:state");
  },
  say(message, bytes) {
    window.fire("msg:custom", message, bytes ? [new DataView(new Uint8Array(bytes).buffer)] : []);
  },
  die() {
    window.dead = true;
    window.fire("comm_live_update");
  },
};

/** Shows the table in each element of the page that asks for one. */
window.open_table = async (traits, script = "/timeline.js") => {
  window.fakeModel.traits = traits;
  const { default: widget } = await import(script);
  const made = await widget();
  window.close_model = await made.initialize({ model: window.fakeModel });
  window.close_views = [];
  for (const el of document.querySelectorAll(".cell")) {
    window.close_views.push(await made.render({ model: window.fakeModel, el }));
  }
};
