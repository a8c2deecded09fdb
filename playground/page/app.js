// The page: what one person sees of the world, and acts on.

import { Composer } from "./composer.js";
import { h, icon, setAhead, speak } from "./dom.js";
import { Frame } from "./frame.js";
import { Live, Lost } from "./live.js";
import { tellTimes } from "./markdown.js";
import { Timeline } from "./timeline.js";
import { enlarge, openForm, tellTime } from "./windows.js";

const PAGE_SIZE = 60; // messages
const $ = (id) => document.getElementById(id);

const state = {
  person: new URLSearchParams(location.search).get("as") ?? "ada",
  me: "", people: {}, users: new Map(), channels: new Map(), guild: null,
  bot: { id: "", online: true }, closed: false, locale: "", locales: [],
  messages: new Map(), complete: new Set(), place: location.hash.slice(1), newFrom: null,
  waiting: new Map(), pending: new Map(), typing: new Map(), connected: false,
};

const context = {
  get users() { return state.users; },
  get channels() { return state.channels; },
  get me() { return state.me; },
  open: (id) => openChannel(id, true),
  jump: (id) => timeline.jump(id),
  enlarge, dismiss, press, choose, openAt,
  command: (name) => composer.use(name),
};

const composer = new Composer($("composer"), { say, slash, upload, autocomplete });
const timeline = new Timeline(state, context, { more: loadOlder, seen: markRead });
const frame = new Frame(state, { open: context.open, actAs, close: (closed) => live.ask("close_dms", { closed }), speak: (locale) => live.ask("locale", { locale }), pass: (seconds) => live.ask("pass", { seconds }) });
const live = new Live(state.person, take, connected);

// ---------------------------------------------------------------- what happens

function take(event) {
  switch (event.t) {
    case "hello": return hello(event);
    case "nobody": return askWho(event.people);
    case "message": return tookMessage(event.message);
    case "gone": return lostMessage(event.channel_id, event.message_id);
    case "channel": return tookChannel(event.channel_id, event.channel);
    case "interaction": return tookInteraction(event.interaction);
    case "commands": return loadCommands();
    case "bot": state.bot.online = event.online; frame.drawMembers(); return frame.drawNotice();
    case "clock": setAhead(event.ahead); tellTime(); return tellTimes();
    case "locale": return tookLocale(event.locale);
    case "closed": state.closed = event.closed; return undefined;
    case "typing": return tookTyping(event);
  }
  return undefined;
}

window.addEventListener("unhandledrejection", (event) => { if (event.reason instanceof Lost) event.preventDefault(); });

// The address names nobody who lives here.
function askWho(people) {
  live.stop();
  document.body.dataset.ready = "true";
  $("app").hidden = true;
  document.body.append(h("main", { class: "who" },
    h("h1", {}, `Nobody here is called “${state.person}”. Who are you?`),
    h("ul", {}, Object.entries(people).map(([key, name]) => h("li", {}, h("a", { class: "button primary", href: `/?as=${key}` }, name))))));
}

function connected(now) {
  state.connected = now;
  if (!live.stopped) frame.drawNotice();
}

async function hello(event) {
  Object.assign(state, { me: event.me, people: event.people, guild: event.guild, bot: event.bot, closed: event.closed_dms, locale: event.locale, locales: event.locales });
  speak(event.locale);
  setAhead(event.ahead);
  state.users = new Map(event.users.map((user) => [user.id, user]));
  state.channels = new Map(event.channels.map((channel) => [channel.id, channel]));
  state.messages.clear();
  state.complete.clear();
  state.loading = false;
  composer.users = state.users;
  composer.channels = state.channels;
  // A machine without emoji of its own would draw boxes until it has these.
  await document.fonts.load('16px "Spare Emoji"', "\u{1F0CF}").catch(() => undefined);
  frame.drawMe();
  frame.drawMembers();
  frame.drawNotice();
  const first = [...state.channels.values()].find((channel) => channel.kind === "channel");
  await openChannel(state.channels.has(state.place) ? state.place : first.id, false);
  document.body.dataset.ready = "true";
}

function tookMessage(message) {
  const known = state.messages.get(message.channel_id);
  const fresh = !known?.has(message.id);
  known?.set(message.id, message);
  if (fresh) {
    const used = message.interaction_metadata?.id;
    if (used && state.pending.delete(used)) timeline.drawPending();
    state.typing.delete(message.channel_id);
    countUnread(message);
  }
  if (message.channel_id !== state.place || !known) return;
  if (fresh) timeline.append(message);
  else timeline.redraw(message);
}

function countUnread(message) {
  const channel = state.channels.get(message.channel_id);
  // What the server has counted already must not be counted again.
  if (!channel || BigInt(message.id) <= BigInt(channel.last)) return;
  channel.last = message.id;
  if (message.author.id === state.me) channel.joined = true;
  if (message.author.id === state.me) return;
  // Who has not joined a thread hears nothing of it, until they are mentioned there.
  channel.joined ||= message.pings_me;
  if (!channel.joined) return;
  if (message.channel_id === state.place && document.visibilityState === "visible" && timeline.atEnd()) return markRead();
  channel.unread += 1;
  if (channel.kind === "dm" || message.pings_me) channel.mentions += 1;
  return frame.drawChannels();
}

function lostMessage(channelId, messageId) {
  if (state.messages.get(channelId)?.delete(messageId) && channelId === state.place) timeline.remove(messageId);
}

function tookChannel(id, channel) {
  if (channel) state.channels.set(id, channel);
  else state.channels.delete(id);
  if (id === state.place && !channel) return openChannel([...state.channels.keys()][0], false);
  if (id === state.place && channel.unread && timeline.atEnd() && document.visibilityState === "visible") markRead();
  if (id === state.place) frame.drawHead();
  return frame.drawChannels();
}

function tookLocale(locale) {
  state.locale = locale;
  speak(locale);
  timeline.draw();
  loadCommands();
}

function tookTyping(event) {
  if (event.user_id === state.me) return;
  state.typing.set(event.channel_id, Date.now());
  timeline.showTyping();
}

function tookInteraction(interaction) {
  const waiting = state.waiting.get(interaction.id);
  state.waiting.delete(interaction.id);
  waiting?.(interaction);
}

function answerTo(id) {
  return new Promise((resolve) => state.waiting.set(id, resolve));
}

// ---------------------------------------------------------------- what the person does

async function say(text) {
  await live.ask("say", { channel_id: state.place, text });
  timeline.toEnd();
}

async function slash(name, options) {
  const id = await live.ask("slash", { channel_id: state.place, name, options });
  state.pending.set(id, { name, place: state.place, failed: false });
  timeline.drawPending();
  timeline.toEnd();
  answerTo(id).then((interaction) => {
    const entry = state.pending.get(id);
    if (interaction.state === "failed" && entry) entry.failed = true;
    else state.pending.delete(id);
    timeline.drawPending();
    opened(interaction);
  });
}

// A file goes before the command that it is for; the command names it by its number.
async function upload(file) {
  const query = new URLSearchParams({ as: live.person, channel: state.place, name: file.name });
  const answer = await fetch(`/upload?${query}`, { method: "POST", body: file });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

async function autocomplete(name, option, typed, options) {
  const id = await live.ask("autocomplete", { channel_id: state.place, name, option, typed, options });
  const interaction = await answerTo(id);
  if (interaction.state !== "choices") throw new Error("Loading options failed.");
  return interaction.choices;
}

function press(message, component, element) {
  return act(message, component, element, () => live.ask("click", { channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id }));
}

function choose(message, component, values, element) {
  return act(message, component, element, () => live.ask("select", { channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id, values }));
}

function act(message, component, element, ask) {
  return timeline.whileBusy(message, component, element, async () => {
    try {
      const interaction = await answerTo(await ask());
      opened(interaction);
      return interaction.state === "failed" ? "This interaction failed" : "";
    } catch (error) {
      return error.message;
    }
  });
}

function opened(interaction) {
  if (interaction.state !== "modal") return;
  openForm(interaction.modal, context, async (values) => {
    const answer = await answerTo(await live.ask("submit", { interaction_id: interaction.id, values }));
    if (answer.state === "failed") throw new Error("Something went wrong. Try again.");
    opened(answer);
  });
}

async function dismiss(message) {
  await live.ask("dismiss", { channel_id: message.channel_id, message_id: message.id });
}

function actAs(key) {
  const channel = state.channels.get(state.place);
  location.href = `/?as=${key}${channel.kind === "dm" ? "" : `#${state.place}`}`;
}

// ---------------------------------------------------------------- places

async function openChannel(id, byHand) {
  const channel = state.channels.get(id);
  if (!channel) return;
  state.place = id;
  history.replaceState(null, "", `#${id}`);
  document.body.classList.remove("drawer-open");
  $("open-drawer").setAttribute("aria-expanded", "false");
  state.newFrom = channel.unread ? channel.read : null;
  const name = channel.kind === "dm" ? `@${channel.name}` : channel.kind === "thread" ? `“${channel.name}”` : `#${channel.name}`;
  composer.setPlace(channel, channel.writable ? `Message ${name}` : "You can't write in this channel");
  frame.drawHead();
  frame.drawChannels();
  frame.drawMembers();
  if (!state.messages.has(id)) {
    const history = await live.ask("history", { channel_id: id, limit: PAGE_SIZE });
    if (history.length < PAGE_SIZE) state.complete.add(id);
    state.messages.set(id, new Map(history.map((message) => [message.id, message])));
  }
  if (state.place !== id) return;
  timeline.draw();
  timeline.toEnd();
  markRead();
  loadCommands();
  if (byHand) composer.focus();
}

// A link to a message, or to a channel alone.
async function openAt(channelId, messageId) {
  await openChannel(channelId, !messageId);
  if (messageId) timeline.jump(messageId);
}

async function loadCommands() {
  const id = state.place;
  const commands = await live.ask("commands", { channel_id: id });
  if (id === state.place) composer.setCommands(commands);
}

function markRead() {
  const channel = state.channels.get(state.place);
  const last = [...(state.messages.get(state.place)?.values() ?? [])].at(-1);
  if (!channel || !last || !document.hasFocus() && document.visibilityState !== "visible") return;
  if (BigInt(last.id) > BigInt(channel.read)) {
    channel.read = last.id;
    live.ask("read", { channel_id: channel.id, message_id: last.id }).catch(() => undefined);
  }
  channel.unread = channel.mentions = 0;
  frame.drawChannels();
}

async function loadOlder() {
  const id = state.place;
  const known = state.messages.get(id);
  if (!known || state.complete.has(id) || state.loading) return;
  state.loading = true;
  const first = [...known.keys()][0];
  const older = await live.ask("history", { channel_id: id, before: first, limit: PAGE_SIZE });
  state.loading = false;
  if (older.length < PAGE_SIZE) state.complete.add(id);
  state.messages.set(id, new Map([...older.map((message) => [message.id, message]), ...known]));
  if (state.place === id) timeline.drawAbove();
}

// ---------------------------------------------------------------- the window

$("toggle-members").append(icon("members", 22));
const narrow = matchMedia("(max-width: 1000px)");
const setMembers = (shown) => {
  document.body.classList.toggle("no-members", !shown);
  $("toggle-members").setAttribute("aria-pressed", String(shown));
};
setMembers(!narrow.matches);
narrow.addEventListener("change", () => setMembers(!narrow.matches));
$("toggle-members").addEventListener("click", () => setMembers(document.body.classList.contains("no-members")));
$("open-drawer").addEventListener("click", () => {
  const open = document.body.classList.toggle("drawer-open");
  $("open-drawer").setAttribute("aria-expanded", String(open));
  if (open) $("channels").querySelector("[aria-current]")?.focus();
});
$("scrim").addEventListener("click", () => document.body.classList.remove("drawer-open"));
window.addEventListener("focus", () => { if (state.me && timeline.atEnd()) markRead(); });

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [role=dialog], [role=menu]");
  if (event.key === "Escape" && document.body.classList.contains("drawer-open")) {
    document.body.classList.remove("drawer-open");
    $("open-drawer").focus();
  }
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const ids = [...$("channels").querySelectorAll("[data-channel-id]")].map((element) => element.dataset.channelId);
    const at = ids.indexOf(state.place);
    openChannel(ids[(at + (event.key === "ArrowDown" ? 1 : -1) + ids.length) % ids.length], true);
  } else if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    composer.showChat("/", true);
    composer.offerCommands();
  }
});
