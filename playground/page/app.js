// The page: what one person sees of the world, and acts on.

import { Composer } from "./composer.js";
import { avatar, dayOf, h, icon, redraw, settle } from "./dom.js";
import { Live, Lost } from "./live.js";
import { drawMessage, thinking } from "./message.js";
import { enlarge, openForm, openPeople, openSettings } from "./windows.js";

const KEPT_PLACE = 120; // pixels from the end within which the list follows what is new
const PAGE_SIZE = 60;
const $ = (id) => document.getElementById(id);

const state = {
  person: new URLSearchParams(location.search).get("as") ?? "ada",
  me: "", people: {}, users: new Map(), channels: new Map(), guild: null,
  bot: { id: "", online: true }, closed: false,
  messages: new Map(), complete: new Set(), place: location.hash.slice(1), newFrom: null,
  waiting: new Map(), pending: new Map(), typing: new Map(), connected: false,
};

const context = {
  get users() { return state.users; },
  get channels() { return state.channels; },
  get me() { return state.me; },
  open: (id) => openChannel(id, true),
  jump, enlarge, dismiss, press, choose, openAt,
  command: (name) => composer.use(name),
};

$("toggle-members").append(icon("members", 22));
const composer = new Composer($("composer"), { say, slash, upload, autocomplete });
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
    case "bot": state.bot.online = event.online; drawMembers(); return drawNotice();
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
  if (!live.stopped) drawNotice();
}

async function hello(event) {
  Object.assign(state, { me: event.me, people: event.people, guild: event.guild, bot: event.bot, closed: event.closed_dms });
  state.users = new Map(event.users.map((user) => [user.id, user]));
  state.channels = new Map(event.channels.map((channel) => [channel.id, channel]));
  state.messages.clear();
  state.complete.clear();
  state.loading = false;
  composer.users = state.users;
  composer.channels = state.channels;
  drawMe();
  drawMembers();
  drawNotice();
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
    if (used && state.pending.delete(used)) drawPending();
    state.typing.delete(message.channel_id);
    countUnread(message);
  }
  if (message.channel_id !== state.place || !known) return;
  if (fresh) appendMessage(message);
  else redrawMessage(message);
}

function countUnread(message) {
  const channel = state.channels.get(message.channel_id);
  // What the server has counted already must not be counted again.
  if (!channel || BigInt(message.id) <= BigInt(channel.last)) return;
  channel.last = message.id;
  if (message.author.id === state.me) return;
  if (message.channel_id === state.place && document.visibilityState === "visible" && atEnd()) return markRead();
  channel.unread += 1;
  if (channel.kind === "dm" || message.pings_me) channel.mentions += 1;
  return drawChannels();
}

function lostMessage(channelId, messageId) {
  const known = state.messages.get(channelId);
  if (!known?.delete(messageId) || channelId !== state.place) return;
  const element = find(messageId);
  if (!element) return;
  if (element.previousElementSibling?.dataset.before) element.previousElementSibling.remove();
  let next = element.nextElementSibling;
  element.remove();
  // Whoever comes next may begin the day now, or the new messages.
  if (next?.dataset.before) { const divider = next; next = next.nextElementSibling; divider.remove(); }
  const message = next && known.get(next.dataset.messageId);
  if (!message) return;
  const messages = [...known.values()];
  next.before(...between(messages[messages.indexOf(message) - 1] ?? null, message));
  redrawMessage(message);
}

function tookChannel(id, channel) {
  if (channel) state.channels.set(id, channel);
  else state.channels.delete(id);
  if (id === state.place && !channel) return openChannel([...state.channels.keys()][0], false);
  if (id === state.place && channel.unread && atEnd() && document.visibilityState === "visible") markRead();
  if (id === state.place) drawHead();
  return drawChannels();
}

function tookTyping(event) {
  if (event.user_id === state.me) return;
  state.typing.set(event.channel_id, Date.now());
  drawPending();
  setTimeout(drawPending, 10100);
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
  toEnd();
}

async function slash(name, options) {
  const id = await live.ask("slash", { channel_id: state.place, name, options });
  state.pending.set(id, { name, place: state.place, failed: false });
  drawPending();
  toEnd();
  answerTo(id).then((interaction) => {
    const entry = state.pending.get(id);
    if (interaction.state === "failed" && entry) entry.failed = true;
    else state.pending.delete(id);
    drawPending();
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

async function act(message, component, element, ask) {
  if (element.hasAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  showFailure(message.id, "");
  let sentence = "";
  try {
    const interaction = await answerTo(await ask());
    if (interaction.state === "failed") sentence = "This interaction failed";
    opened(interaction);
  } catch (error) {
    sentence = error.message;
  }
  for (const one of find(message.id)?.querySelectorAll("[aria-busy]") ?? []) {
    if (one.dataset.customId === component.custom_id) one.removeAttribute("aria-busy");
  }
  showFailure(message.id, sentence);
}

function showFailure(messageId, sentence) {
  const line = find(messageId)?.querySelector(".body > .failure");
  if (!line) return;
  line.textContent = sentence;
  line.hidden = !sentence;
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

function jump(messageId) {
  const element = find(messageId);
  if (!element) return;
  element.scrollIntoView({ block: "center", behavior: "smooth" });
  element.classList.add("flash");
  setTimeout(() => element.classList.remove("flash"), 1600);
}

// ---------------------------------------------------------------- channels

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
  drawHead();
  drawChannels();
  drawMembers();
  if (!state.messages.has(id)) {
    const history = await live.ask("history", { channel_id: id, limit: PAGE_SIZE });
    if (history.length < PAGE_SIZE) state.complete.add(id);
    state.messages.set(id, new Map(history.map((message) => [message.id, message])));
  }
  if (state.place !== id) return;
  drawMessages();
  toEnd();
  markRead();
  loadCommands();
  if (byHand) composer.focus();
}

// A link to a message, or to a channel alone.
async function openAt(channelId, messageId) {
  await openChannel(channelId, !messageId);
  if (messageId) jump(messageId);
}

async function loadCommands() {
  const id = state.place;
  const commands = await live.ask("commands", { channel_id: id });
  if (id === state.place) composer.setCommands(commands);
}

function markRead() {
  const channel = state.channels.get(state.place);
  const last = newest();
  if (!channel || !last || !document.hasFocus() && document.visibilityState !== "visible") return;
  if (BigInt(last.id) > BigInt(channel.read)) {
    channel.read = last.id;
    live.ask("read", { channel_id: channel.id, message_id: last.id }).catch(() => undefined);
  }
  channel.unread = channel.mentions = 0;
  drawChannels();
}

const newest = () => [...(state.messages.get(state.place)?.values() ?? [])].at(-1);

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
  if (state.place !== id) return;
  const scroller = $("scroller");
  const height = scroller.scrollHeight;
  drawMessages();
  scroller.scrollTop += scroller.scrollHeight - height;
}

function badge(count) {
  return count > 0 && h("span", { class: "badge", "aria-label": `${count} unread` }, count > 99 ? "99+" : String(count));
}

function drawChannels() {
  const all = [...state.channels.values()];
  const dm = all.find((channel) => channel.kind === "dm");
  const home = state.channels.get(state.place)?.kind === "dm";
  const inGuild = all.filter((channel) => channel.kind !== "dm");
  const mentions = inGuild.reduce((sum, channel) => sum + channel.mentions, 0);
  const unread = inGuild.some((channel) => channel.unread);
  const tile = (label, current, marks, fresh, onclick, ...children) => h("div", { class: `tile${current ? " current" : ""}${fresh ? " unread" : ""}`, key: label },
    h("button", { type: "button", class: "tile-button", "aria-label": label, "aria-current": current ? "true" : undefined, title: label, onclick }, children), badge(marks));
  redraw($("rail"),
    tile("Direct messages", home, dm.mentions, dm.unread > 0, () => openChannel(dm.id, true), icon("message", 26)),
    h("hr"),
    tile(state.guild.name, !home, mentions, unread, () => openChannel(lastInGuild(inGuild), true), h("img", { src: "/page/mark.svg", alt: "", width: 48, height: 48 })));
  const waiting = mentions + dm.mentions;
  redraw($("open-drawer"), icon("menu", 24), badge(waiting));
  document.title = `${waiting ? `(${waiting}) ` : ""}${state.users.get(state.me).name} – Elementarium Playground`;
  $("side-head").replaceChildren(h("h1", {}, home ? "Direct messages" : state.guild.name));
  const rows = home ? [dmRow(dm)] : inGuild.filter((channel) => channel.kind === "channel").flatMap((channel) => [channelRow(channel), ...threadRows(channel, inGuild)]);
  redraw($("channels"), h("h2", {}, home ? "Direct messages" : "Text channels"), h("ul", {}, rows));
}

function lastInGuild(channels) {
  if (channels.some((channel) => channel.id === state.place)) return state.place;
  return (channels.find((channel) => channel.unread) ?? channels[0]).id;
}

function row(channel, className, label, ...children) {
  const here = channel.id === state.place;
  const unread = channel.unread > 0 && !here;
  const spoken = `${label}${unread ? `, ${channel.unread} unread` : ""}`;
  return h("li", { class: `${className}${here ? " current" : ""}${unread ? " unread" : ""}`, key: channel.id },
    h("button", { type: "button", class: "channel", "aria-label": spoken, "aria-current": here ? "page" : undefined, data: { channelId: channel.id }, onclick: () => openChannel(channel.id, true) }, children, badge(here ? 0 : channel.mentions)));
}

const channelRow = (channel) => row(channel, "text", `#${channel.name}`, icon("hash", 20), h("span", { class: "channel-name" }, channel.name));
const dmRow = (channel) => row(channel, "direct", channel.name, h("span", { class: "with-state" }, avatar(state.users.get(state.bot.id), state.users, 32), h("i", { class: state.bot.online ? "online" : "offline" })), h("span", { class: "channel-name" }, channel.name), h("span", { class: "app-tag" }, "APP"));

function threadRows(parent, channels) {
  return channels
    .filter((channel) => channel.parent === parent.id && (!channel.archived || channel.id === state.place))
    .sort((a, b) => Number(BigInt(b.id) - BigInt(a.id)))
    .slice(0, 15)
    .map((channel) => row(channel, "thread", channel.name, h("span", { class: "branch", "aria-hidden": "true" }), h("span", { class: "channel-name" }, channel.name)));
}

function drawHead() {
  const channel = state.channels.get(state.place);
  const kind = { channel: "hash", thread: "thread", dm: null }[channel.kind];
  const parent = channel.kind === "thread" && state.channels.get(channel.parent);
  redraw($("title"),
    kind ? icon(kind, 24) : avatar(state.users.get(state.bot.id), state.users, 24),
    parent ? h("button", { type: "button", class: "head-parent", key: parent.id, onclick: () => openChannel(parent.id, true) }, parent.name) : "",
    parent ? h("span", { class: "head-step", "aria-hidden": "true" }, "›") : "",
    h("h2", {}, channel.name),
    channel.topic ? h("span", { class: "topic" }, channel.topic) : "");
  const named = channel.kind === "channel" ? `#${channel.name}` : channel.name;
  $("messages").setAttribute("aria-label", `Messages in ${named}`);
}

function drawMembers() {
  const channel = state.channels.get(state.place);
  const ids = channel?.kind === "dm" ? [state.bot.id, state.me] : (state.guild?.members ?? []);
  const members = ids.map((id) => state.users.get(id)).filter(Boolean);
  const group = (title, list, online) => list.length > 0 && [h("h2", {}, `${title} — ${list.length}`), h("ul", {}, list.map((user) => h("li", { class: online ? "member" : "member away" },
    h("span", { class: "with-state" }, avatar(user, state.users, 32), h("i", { class: online ? "online" : "offline" })), h("span", { class: "member-name" }, user.name), user.bot && h("span", { class: "app-tag" }, "APP"))))];
  const bots = members.filter((user) => user.bot);
  const people = members.filter((user) => !user.bot).sort((a, b) => a.name.localeCompare(b.name));
  const parts = [group("App", state.bot.online ? bots : [], true), group("Online", people, true), group("Offline", state.bot.online ? [] : bots, false)];
  $("members").replaceChildren(...parts.flat(2).filter(Boolean));
}

function drawMe() {
  const user = state.users.get(state.me);
  const people = h("button", { type: "button", class: "me-button", "aria-label": `Acting as ${user.name}, switch`, "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => openPeople(people, state, actAs) },
    h("span", { class: "with-state" }, avatar(user, state.users, 32), h("i", { class: "online" })), h("span", { class: "me-words" }, h("small", {}, "Acting as"), h("strong", {}, user.name)), icon("people", 18));
  const settings = h("button", { type: "button", class: "icon-button", "aria-label": "Settings", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => openSettings(settings, state.closed, (closed) => live.ask("close_dms", { closed })) }, icon("gear", 20));
  $("me").replaceChildren(people, settings);
}

function actAs(key) {
  const channel = state.channels.get(state.place);
  location.href = `/?as=${key}${channel.kind === "dm" ? "" : `#${state.place}`}`;
}

function drawNotice() {
  const notice = $("notice");
  const text = state.connected ? (state.bot.online ? "" : "Elementarium is offline. Nobody answers commands and buttons until it is back.") : "Connecting…";
  notice.replaceChildren(...(text ? [icon("warning", 18), text] : []));
  notice.hidden = !text;
}

// ---------------------------------------------------------------- messages

const find = (id) => $("messages").querySelector(`:scope > [data-message-id="${id}"]`);

function drawMessages() {
  const messages = [...state.messages.get(state.place).values()];
  const parts = [];
  let previous = null;
  for (const message of messages) {
    parts.push(...between(previous, message), drawMessage(message, dayOrNew(previous, message) ? null : previous, context));
    previous = message;
  }
  redraw($("messages"), parts);
  drawBeginning();
  drawPending();
}

function dayOrNew(previous, message) {
  return !previous || dayOf(new Date(previous.timestamp)) !== dayOf(new Date(message.timestamp)) || isFirstNew(previous, message);
}

function isFirstNew(previous, message) {
  if (!state.newFrom || message.author.id === state.me) return false;
  const from = BigInt(state.newFrom);
  return BigInt(message.id) > from && (!previous || BigInt(previous.id) <= from);
}

function between(previous, message) {
  const day = dayOf(new Date(message.timestamp));
  const newDay = !previous || dayOf(new Date(previous.timestamp)) !== day;
  const fresh = isFirstNew(previous, message);
  if (!newDay && !fresh) return [];
  return [h("li", { class: `divider${fresh ? " fresh" : ""}`, role: "separator", key: `before ${message.id}`, data: { before: message.id } }, newDay && h("span", {}, day), fresh && h("b", {}, "New"))];
}

function drawBeginning() {
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

function appendMessage(message) {
  const follow = atEnd() || message.author.id === state.me;
  const messages = [...state.messages.get(state.place).values()];
  const previous = messages[messages.indexOf(message) - 1] ?? null;
  if (!state.newFrom && !follow && previous) state.newFrom = previous.id;
  $("messages").append(...between(previous, message), drawMessage(message, dayOrNew(previous, message) ? null : previous, context));
  if (follow) toEnd();
  else $("jump").hidden = false;
}

function redrawMessage(message) {
  const old = find(message.id);
  if (!old) return;
  const follow = atEnd();
  const messages = [...state.messages.get(state.place).values()];
  const previous = messages[messages.indexOf(message) - 1] ?? null;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
  const fresh = drawMessage(message, dayOrNew(previous, message) ? null : previous, context);
  for (const busy of old.querySelectorAll("[aria-busy]")) {
    fresh.querySelector(`[data-custom-id="${CSS.escape(busy.dataset.customId)}"]`)?.setAttribute("aria-busy", "true");
  }
  settle(old, fresh);
  if (focused && !old.contains(document.activeElement)) old.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (follow) toEnd();
}

function drawPending() {
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
        entry.failed && h("p", { class: "private" }, icon("eye", 16), "Only you can see this • ", h("button", { type: "button", class: "link-button", onclick: () => { state.pending.delete(id); drawPending(); } }, "Dismiss message")))));
  }
  if (Date.now() - (state.typing.get(state.place) ?? 0) < 10000) rows.push(h("li", { class: "typing" }, thinking("Elementarium is typing…")));
  redraw($("pending"), rows);
}

// ---------------------------------------------------------------- scrolling

function atEnd() {
  const scroller = $("scroller");
  return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < KEPT_PLACE;
}

function toEnd() {
  const scroller = $("scroller");
  scroller.scrollTop = scroller.scrollHeight;
  $("jump").hidden = true;
}

$("scroller").addEventListener("scroll", () => {
  if ($("scroller").scrollTop < 300) loadOlder();
  if (atEnd()) {
    $("jump").hidden = true;
    if (state.channels.get(state.place)?.unread) markRead();
  }
}, { passive: true });
$("jump").addEventListener("click", () => { toEnd(); markRead(); });

// Pictures that load late must not push the end out of sight.
let wasAtEnd = true;
$("scroller").addEventListener("scroll", () => { wasAtEnd = atEnd(); }, { passive: true });
new ResizeObserver(() => { if (wasAtEnd) toEnd(); }).observe($("messages"));
new ResizeObserver(() => { if (wasAtEnd) toEnd(); }).observe($("scroller"));

// ---------------------------------------------------------------- the frame

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
window.addEventListener("focus", () => { if (state.me && atEnd()) markRead(); });

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
