// What stands around the messages: servers and channels, the head of the place, who is here, what is wrong.

import { avatar, h, icon, redraw } from "./dom.js";
import { openPeople, openSettings } from "./windows.js";

const MOST_THREADS = 15; // of a channel, the newest
const $ = (id) => document.getElementById(id);

export class Frame {
  // `deeds` says what happens when somebody opens a channel, acts as somebody else, closes their direct messages, speaks another language, or lets time pass.
  constructor(state, deeds) {
    this.state = state;
    this.deeds = deeds;
  }

  drawChannels() {
    const { state, deeds } = this;
    const all = [...state.channels.values()];
    const dm = all.find((channel) => channel.kind === "dm");
    const home = state.channels.get(state.place)?.kind === "dm";
    const inGuild = all.filter((channel) => channel.kind !== "dm");
    const mentions = inGuild.reduce((sum, channel) => sum + channel.mentions, 0);
    const unread = inGuild.some((channel) => channel.unread);
    redraw($("rail"),
      tile("Direct messages", home, dm.mentions, dm.unread > 0, () => deeds.open(dm.id), icon("message", 26)),
      h("hr"),
      tile(state.guild.name, !home, mentions, unread, () => deeds.open(this.lastInGuild(inGuild)), h("img", { src: "/page/mark.svg", alt: "", width: 48, height: 48 })));
    const waiting = mentions + dm.mentions;
    redraw($("open-drawer"), icon("menu", 24), badge(waiting));
    document.title = `${waiting ? `(${waiting}) ` : ""}${state.users.get(state.me).name} – Elementarium Playground`;
    $("side-head").replaceChildren(h("h1", {}, home ? "Direct messages" : state.guild.name));
    const texts = inGuild.filter((channel) => channel.kind === "channel");
    const rows = home ? [this.dmRow(dm)] : texts.flatMap((channel) => [this.channelRow(channel), ...this.threadRows(channel, inGuild)]);
    redraw($("channels"), h("h2", {}, home ? "Direct messages" : "Text channels"), h("ul", {}, rows));
  }

  lastInGuild(channels) {
    if (channels.some((channel) => channel.id === this.state.place)) return this.state.place;
    return (channels.find((channel) => channel.unread) ?? channels[0]).id;
  }

  row(channel, className, label, ...children) {
    const here = channel.id === this.state.place;
    const unread = channel.unread > 0 && !here;
    const spoken = `${label}${unread ? `, ${channel.unread} unread` : ""}`;
    return h("li", { class: `${className}${here ? " current" : ""}${unread ? " unread" : ""}`, key: channel.id },
      h("button", { type: "button", class: "channel", "aria-label": spoken, "aria-current": here ? "page" : undefined, data: { channelId: channel.id }, onclick: () => this.deeds.open(channel.id) }, children, badge(here ? 0 : channel.mentions)));
  }

  channelRow(channel) {
    return this.row(channel, "text", `#${channel.name}`, icon("hash", 20), nameOf(channel));
  }

  dmRow(channel) {
    const { users, bot } = this.state;
    return this.row(channel, "direct", channel.name, withState(users.get(bot.id), users, bot.online), nameOf(channel), appTag());
  }

  threadRows(parent, channels) {
    return channels
      .filter((channel) => channel.parent === parent.id && (!channel.archived || channel.id === this.state.place))
      .sort((a, b) => Number(BigInt(b.id) - BigInt(a.id)))
      .slice(0, MOST_THREADS)
      .map((channel) => this.row(channel, "thread", channel.name, h("span", { class: "branch", "aria-hidden": "true" }), nameOf(channel)));
  }

  drawHead() {
    const { state, deeds } = this;
    const channel = state.channels.get(state.place);
    const kind = { channel: "hash", thread: "thread", dm: null }[channel.kind];
    const parent = channel.kind === "thread" && state.channels.get(channel.parent);
    redraw($("title"),
      kind ? icon(kind, 24) : avatar(state.users.get(state.bot.id), state.users, 24),
      parent ? h("button", { type: "button", class: "head-parent", key: parent.id, onclick: () => deeds.open(parent.id) }, parent.name) : "",
      parent ? h("span", { class: "head-step", "aria-hidden": "true" }, "›") : "",
      h("h2", {}, channel.name),
      channel.topic ? h("span", { class: "topic" }, channel.topic) : "");
    const named = channel.kind === "channel" ? `#${channel.name}` : channel.name;
    $("messages").setAttribute("aria-label", `Messages in ${named}`);
  }

  drawMembers() {
    const { state } = this;
    const channel = state.channels.get(state.place);
    const ids = channel?.kind === "dm" ? [state.bot.id, state.me] : (state.guild?.members ?? []);
    const members = ids.map((id) => state.users.get(id)).filter(Boolean);
    const member = (user, online) => h("li", { class: online ? "member" : "member away" },
      withState(user, state.users, online), h("span", { class: "member-name" }, user.name), user.bot && appTag());
    const group = (title, list, online) => list.length > 0 && [h("h2", {}, `${title} — ${list.length}`), h("ul", {}, list.map((user) => member(user, online)))];
    const bots = members.filter((user) => user.bot);
    const people = members.filter((user) => !user.bot).sort((a, b) => a.name.localeCompare(b.name));
    const parts = [group("App", state.bot.online ? bots : [], true), group("Online", people, true), group("Offline", state.bot.online ? [] : bots, false)];
    $("members").replaceChildren(...parts.flat(2).filter(Boolean));
  }

  drawMe() {
    const { state, deeds } = this;
    const user = state.users.get(state.me);
    const people = h("button", { type: "button", class: "me-button", "aria-label": `Acting as ${user.name}, switch`, "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => openPeople(people, state, deeds.actAs) },
      withState(user, state.users, true), h("span", { class: "me-words" }, h("small", {}, "Acting as"), h("strong", {}, user.name)), icon("people", 18));
    const settings = h("button", { type: "button", class: "icon-button", "aria-label": "Settings", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => openSettings(settings, state, deeds) }, icon("gear", 20));
    $("me").replaceChildren(people, settings);
  }

  drawNotice() {
    const { connected, bot } = this.state;
    const text = connected ? (bot.online ? "" : "Elementarium is offline. Nobody answers commands and buttons until it is back.") : "Connecting…";
    $("notice").replaceChildren(...(text ? [icon("warning", 18), text] : []));
    $("notice").hidden = !text;
  }
}

function badge(count) {
  return count > 0 && h("span", { class: "badge", "aria-label": `${count} unread` }, count > 99 ? "99+" : String(count));
}

function tile(label, current, marks, fresh, onclick, ...children) {
  return h("div", { class: `tile${current ? " current" : ""}${fresh ? " unread" : ""}`, key: label },
    h("button", { type: "button", class: "tile-button", "aria-label": label, "aria-current": current ? "true" : undefined, title: label, onclick }, children), badge(marks));
}

const nameOf = (channel) => h("span", { class: "channel-name" }, channel.name);
const appTag = () => h("span", { class: "app-tag" }, "APP");
const withState = (user, users, online) => h("span", { class: "with-state" }, avatar(user, users, 32), h("i", { class: online ? "online" : "offline" }));
