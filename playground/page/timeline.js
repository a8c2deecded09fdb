// The messages of a place, one below the other: their days, what is new, what waits for an answer, and the scrolling.

import { avatar, dayOf, h, icon, redraw, settle } from "./dom.js";
import { drawMessage, thinking } from "./message.js";

const KEPT_PLACE = 120; // pixels from the end within which the list follows a new message
const AT_END = 8; // the same for one that changes: whoever has scrolled up to read it keeps it where it is
const NEAR_BEGINNING = 300; // pixels from the first message at which older ones are asked for
const FLASH = 1600; // ms that a message stays lit to which somebody has jumped
const TYPING = 10_000; // ms after which nobody is seen typing any more
const $ = (id) => document.getElementById(id);

export class Timeline {
  // `context` is what a message can do; `more` asks for older messages, `seen` is told when the end is in sight.
  constructor(state, context, { more, seen }) {
    this.state = state;
    this.context = context;
    const scroller = $("scroller");
    // Pictures that load late must not push the end out of sight.
    let wasAtEnd = true;
    scroller.addEventListener("scroll", () => {
      wasAtEnd = this.atEnd(AT_END);
      if (scroller.scrollTop < NEAR_BEGINNING) more();
      if (!this.atEnd()) return;
      $("jump").hidden = true;
      if (state.channels.get(state.place)?.unread) seen();
    }, { passive: true });
    $("jump").addEventListener("click", () => { this.toEnd(); seen(); });
    const stay = new ResizeObserver(() => { if (wasAtEnd) this.toEnd(); });
    stay.observe($("messages"));
    stay.observe(scroller);
  }

  // Everything anew: another place, or a connection that is back.
  draw() {
    const parts = [];
    let previous = null;
    for (const message of this.messages()) {
      parts.push(...this.between(previous, message), this.drawn(previous, message));
      previous = message;
    }
    redraw($("messages"), parts);
    this.drawBeginning();
    this.drawPending();
  }

  // The same after older messages have come: what is in sight stays where it is.
  drawAbove() {
    const scroller = $("scroller");
    const height = scroller.scrollHeight;
    this.draw();
    scroller.scrollTop += scroller.scrollHeight - height;
  }

  append(message) {
    // Whoever presses a button far above wants to see what it answers, as whoever writes wants to see what they wrote.
    const follow = this.isOwn(message) || this.atEnd();
    const previous = this.before(message);
    if (!this.state.newFrom && !follow && previous) this.state.newFrom = previous.id;
    $("messages").append(...this.between(previous, message), this.drawn(previous, message));
    if (follow) this.toEnd();
    else $("jump").hidden = false;
  }

  redraw(message) {
    const old = find(message.id);
    if (!old) return;
    const follow = this.atEnd(AT_END);
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const fresh = this.drawn(this.before(message), message);
    for (const busy of old.querySelectorAll("[aria-busy]")) {
      fresh.querySelector(`[data-custom-id="${CSS.escape(busy.dataset.customId)}"]`)?.setAttribute("aria-busy", "true");
    }
    settle(old, fresh);
    if (focused && !old.contains(document.activeElement)) old.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (follow) this.toEnd();
  }

  remove(messageId) {
    const element = find(messageId);
    if (!element) return;
    if (element.previousElementSibling?.dataset.before) element.previousElementSibling.remove();
    let next = element.nextElementSibling;
    element.remove();
    // Whoever comes next may begin the day now, or the new messages.
    if (next?.dataset.before) { const divider = next; next = next.nextElementSibling; divider.remove(); }
    const message = next && this.state.messages.get(this.state.place).get(next.dataset.messageId);
    if (!message) return;
    next.before(...this.between(this.before(message), message));
    this.redraw(message);
  }

  drawPending() {
    const { state } = this;
    const rows = [];
    for (const [id, entry] of state.pending) {
      if (entry.place !== state.place) continue;
      const me = state.users.get(state.me);
      const bot = state.users.get(state.bot.id);
      rows.push(h("li", { class: `message starts${entry.failed ? " ephemeral" : ""}`, key: id, role: "article", "aria-label": `/${entry.name}` },
        h("div", { class: "reply" }, avatar(me, state.users, 16), h("span", { class: "reply-name" }, me.name), " used ", h("span", { class: "command-name" }, `/${entry.name}`)),
        h("div", { class: "face" }, avatar(bot, state.users)),
        h("div", { class: "body" },
          h("div", { class: "byline" }, h("span", { class: "author bot" }, bot.name), h("span", { class: "app-tag" }, "APP")),
          entry.failed ? h("p", { class: "failure", role: "alert" }, icon("warning", 16), "The application did not respond") : thinking("Sending command…"),
          entry.failed && h("p", { class: "private" }, icon("eye", 16), "Only you can see this • ", h("button", { type: "button", class: "link-button", onclick: () => { state.pending.delete(id); this.drawPending(); } }, "Dismiss message")))));
    }
    if (Date.now() - (state.typing.get(state.place) ?? 0) < TYPING) rows.push(h("li", { class: "typing" }, thinking("Elementarium is typing…")));
    redraw($("pending"), rows);
  }

  showTyping() {
    this.drawPending();
    setTimeout(() => this.drawPending(), TYPING + 100);
  }

  // ---------------------------------------------------------------- what waits for an answer

  // A button or menu that has been used waits; the sentence below the message says what went wrong the last time.
  async whileBusy(message, component, element, deed) {
    if (element.hasAttribute("aria-busy")) return;
    element.setAttribute("aria-busy", "true");
    showFailure(message.id, "");
    const sentence = await deed();
    for (const one of find(message.id)?.querySelectorAll("[aria-busy]") ?? []) {
      if (one.dataset.customId === component.custom_id) one.removeAttribute("aria-busy");
    }
    showFailure(message.id, sentence);
  }

  // ---------------------------------------------------------------- scrolling

  atEnd(within = KEPT_PLACE) {
    const scroller = $("scroller");
    return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < within;
  }

  toEnd() {
    const scroller = $("scroller");
    scroller.scrollTop = scroller.scrollHeight;
    $("jump").hidden = true;
  }

  jump(messageId) {
    const element = find(messageId);
    if (!element) return;
    element.scrollIntoView({ block: "center", behavior: "smooth" });
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), FLASH);
  }

  // ---------------------------------------------------------------- parts

  messages() {
    return [...this.state.messages.get(this.state.place).values()];
  }

  before(message) {
    const messages = this.messages();
    return messages[messages.indexOf(message) - 1] ?? null;
  }

  drawn(previous, message) {
    const first = !previous || isNewDay(previous, message) || this.isFirstNew(previous, message);
    return drawMessage(message, first ? null : previous, this.context);
  }

  // What somebody has written, and what answers them.
  isOwn(message) {
    return [message.author.id, message.interaction_metadata?.user.id].includes(this.state.me);
  }

  isFirstNew(previous, message) {
    if (!this.state.newFrom || this.isOwn(message)) return false;
    const from = BigInt(this.state.newFrom);
    return BigInt(message.id) > from && (!previous || BigInt(previous.id) <= from);
  }

  between(previous, message) {
    const newDay = isNewDay(previous, message);
    const fresh = this.isFirstNew(previous, message);
    if (!newDay && !fresh) return [];
    const day = dayOf(new Date(message.timestamp));
    return [h("li", { class: `divider${fresh ? " fresh" : ""}`, role: "separator", key: `before ${message.id}`, data: { before: message.id } }, newDay && h("span", {}, day), fresh && h("b", {}, "New"))];
  }

  drawBeginning() {
    const { state } = this;
    const channel = state.channels.get(state.place);
    const beginning = $("beginning");
    if (!state.complete.has(state.place)) return beginning.replaceChildren();
    if (channel.kind === "dm") {
      return beginning.replaceChildren(avatar(state.users.get(state.bot.id), state.users, 80), h("h2", {}, channel.name), h("p", {}, "This is the beginning of your direct messages with ", h("strong", {}, channel.name), "."));
    }
    const thread = channel.kind === "thread";
    return beginning.replaceChildren(h("div", { class: "beginning-mark" }, icon(thread ? "thread" : "hash", 40)),
      h("h2", {}, thread ? channel.name : `Welcome to #${channel.name}!`), h("p", {}, thread ? "This is the beginning of the thread." : `This is the start of the #${channel.name} channel. ${channel.topic ?? ""}`));
  }
}

const find = (id) => $("messages").querySelector(`:scope > [data-message-id="${id}"]`);

function isNewDay(previous, message) {
  return !previous || dayOf(new Date(previous.timestamp)) !== dayOf(new Date(message.timestamp));
}

function showFailure(messageId, sentence) {
  const line = find(messageId)?.querySelector(".body > .failure");
  if (!line) return;
  line.textContent = sentence;
  line.hidden = !sentence;
}
