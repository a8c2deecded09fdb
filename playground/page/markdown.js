// Discord's markdown, to elements. `context` names people and channels: {users, channels, me, open(channelId)}.

import { exact, formatted, h } from "./dom.js";

const RULES = [
  [/^\\([^\sA-Za-z0-9])/, (match) => match[1]],
  [/^```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/, (match) => h("pre", { class: "block-code" }, h("code", {}, match[2]))],
  [/^``(.+?)``(?!`)/s, (match) => h("code", {}, match[1].trim())],
  [/^`([^`]+)`/, (match) => h("code", {}, match[1])],
  [/^<@!?(\d+)>/, (match, context) => mention(context, match[1])],
  [/^<@&(\d+)>/, () => h("span", { class: "mention" }, "@role")],
  [/^<#(\d+)>/, (match, context) => channel(context, match[1])],
  [/^<\/([^:>]+):\d+>/, (match, context) => goes(match[0], () => context.command(match[1]), `/${match[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (match) => time(Number(match[1]), match[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (match) => h("span", { class: "emoji" }, `:${match[1]}:`)],
  [/^@(everyone|here)\b/, (match) => h("span", { class: "mention" }, match[0])],
  [/^\[((?:[^\[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (match, context) => named(match[2], inline(match[1], context), context)],
  [/^<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/, (match, context) => place(context, match[1], match[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], [match[1]])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (match) => link(match[0], [match[0]])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (match, context) => h("strong", {}, h("em", {}, inline(match[1], context)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, context) => h("strong", {}, inline(match[1], context))],
  [/^__([\s\S]+?)__(?!_)/, (match, context) => h("u", {}, inline(match[1], context))],
  [/^~~([\s\S]+?)~~/, (match, context) => h("s", {}, inline(match[1], context))],
  [/^\|\|([\s\S]+?)\|\|/, (match, context) => spoiler(inline(match[1], context))],
  [/^\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/, (match, context) => h("em", {}, inline(match[1], context))],
  [/^_(?![\s_])((?:__[\s\S]+?__|[^_])+?)_(?![A-Za-z0-9_])/, (match, context) => h("em", {}, inline(match[1], context))],
];
const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const PLAIN = /^[^\\`<@\[*_~|h\n]+/;
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*\s*){1,27}$/u;

export function inline(text, context) {
  const parts = [];
  let before = "";
  let plain = "";
  const flush = () => { if (plain) parts.push(plain); plain = ""; };
  while (text) {
    const run = PLAIN.exec(text);
    let taken = run ? run[0] : null;
    if (!taken) {
      for (const [pattern, build] of RULES) {
        if (before && /\w/.test(before) && pattern.source.startsWith("^_(")) continue;
        const match = pattern.exec(text);
        if (!match) continue;
        flush();
        parts.push(build(match, context));
        before = match[0].at(-1);
        text = text.slice(match[0].length);
        if (match[0].startsWith("```") && text[0] === "\n") text = text.slice(1);
        taken = "";
        break;
      }
      if (taken === "") continue;
      if (text[0] === "\n") {
        flush();
        parts.push(h("br"));
        text = text.slice(1);
        continue;
      }
      taken = text[0];
    }
    plain += taken;
    before = taken.at(-1);
    text = text.slice(taken.length);
  }
  flush();
  return parts;
}

export function markdown(text, context) {
  const root = h("div", { class: EMOJI_ONLY.test(text) ? "markdown jumbo" : "markdown" });
  root.append(...blocks(text, context));
  return root;
}

function blocks(text, context) {
  const parts = [];
  let lines = [];
  const flush = () => {
    if (lines.length) {
      parts.push(h("span", {}, inline(lines.join("\n"), context)));
      if (!lines.at(-1).trimEnd().endsWith("```")) parts.push(h("br"));
    }
    lines = [];
  };
  const rest = text.split("\n");
  while (rest.length) {
    const line = rest[0];
    let match;
    if (line.includes("```") && !isClosed(line)) {
      // A block of code may span lines: take them together.
      const block = takeCode(rest);
      lines.push(block);
    } else if ((match = /^(#{1,3})\s+(.+)/.exec(line))) {
      flush();
      parts.push(h(`h${match[1].length + 2}`, { class: `heading-${match[1].length}` }, inline(match[2], context)));
      rest.shift();
    } else if ((match = /^-#\s+(.+)/.exec(line))) {
      flush();
      parts.push(h("div", { class: "subtext" }, inline(match[1], context)));
      rest.shift();
    } else if ((match = /^>>>\s([\s\S]*)/.exec(rest.join("\n")))) {
      flush();
      parts.push(h("blockquote", {}, blocks(match[1], context)));
      rest.length = 0;
    } else if (/^>\s/.test(line)) {
      flush();
      const quoted = [];
      while (rest.length && /^>\s/.test(rest[0])) quoted.push(rest.shift().slice(2));
      parts.push(h("blockquote", {}, blocks(quoted.join("\n"), context)));
    } else if (LIST.test(line)) {
      flush();
      parts.push(list(rest, context));
    } else {
      lines.push(rest.shift());
    }
  }
  flush();
  if (parts.at(-1)?.tagName === "BR") parts.pop();
  return parts;
}

const LIST = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)/;
const isClosed = (line) => (line.match(/```/g) ?? []).length % 2 === 0;

function takeCode(rest) {
  const taken = [rest.shift()];
  while (rest.length && !isClosed(taken.join("\n"))) taken.push(rest.shift());
  return taken.join("\n");
}

function list(rest, context) {
  const [, indent, bullet] = LIST.exec(rest[0]);
  const ordered = /\d/.test(bullet);
  const root = h(ordered ? "ol" : "ul", { start: ordered && Number.parseInt(bullet, 10) !== 1 ? Number.parseInt(bullet, 10) : undefined });
  while (rest.length) {
    const match = LIST.exec(rest[0]);
    if (!match || match[1].length < indent.length) break;
    if (match[1].length > indent.length) {
      (root.lastElementChild ?? root).append(list(rest, context));
      continue;
    }
    if (/\d/.test(match[2]) !== ordered) break;
    root.append(h("li", {}, inline(match[3], context)));
    rest.shift();
  }
  return root;
}

function mention(context, id) {
  const user = context.users.get(id);
  return h("span", { class: id === context.me ? "mention mine" : "mention" }, `@${user?.name ?? "unknown"}`);
}

/** A button that runs on in the line, which an element `button` does not. */
function goes(key, onclick, label) {
  const onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick();
  };
  return h("span", { class: "mention", role: "button", tabindex: "0", key, onclick, onkeydown }, label);
}

function channel(context, id) {
  const found = context.channels.get(id);
  if (!found) return h("span", { class: "mention" }, "# unknown");
  const name = found.kind === "thread" ? found.name : `#${found.name}`;
  return goes(id, () => context.open(id), name);
}

// A link with words of its own: to a place here, or away from here.
function named(url, children, context) {
  const inside = PLACE.exec(url);
  if (!inside) return link(url, children);
  return goes(inside[2] ?? inside[1], () => context.openAt(inside[1], inside[2]), children);
}

function place(context, id, messageId) {
  const found = context.channels.get(id);
  if (!found) return h("span", { class: "mention" }, "# unknown");
  const name = found.kind === "channel" ? `#${found.name}` : found.kind === "dm" ? `@${found.name}` : found.name;
  return goes(messageId ?? id, () => context.openAt(id, messageId), `${name} ›`);
}

function time(seconds, style) {
  if (Math.abs(seconds) > 8.64e12) return String(seconds);
  const element = h("time", { class: "timestamp", title: exact(seconds), datetime: new Date(seconds * 1000).toISOString() }, formatted(seconds, style));
  if (style === "R") element.dataset.relative = String(seconds);
  return element;
}

function link(url, children) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children) {
  const element = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", "aria-expanded": "false" }, h("span", { "aria-hidden": "true" }, children));
  element.whole = element.textContent;
  const show = () => {
    element.classList.add("shown");
    element.setAttribute("aria-expanded", "true");
    element.removeAttribute("aria-label");
    element.firstChild.removeAttribute("aria-hidden");
  };
  element.addEventListener("click", show);
  element.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); show(); } });
  return element;
}

// One line of a message, for the reply above another: people and places by their names.
export function snippet(text, context) {
  const lines = text.replace(/```[\s\S]*?```/g, "code").split("\n").map((line) => line.replace(/^\s*(#{1,3}|-#|>{1,3}|[-*])\s+/, ""));
  return h("span", {}, inline(lines.join(" "), context)).textContent.replace(/\s+/g, " ").trim();
}

export function tellTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = formatted(Number(element.dataset.relative), "R");
    if (element.textContent !== text) element.textContent = text;
  }
}

setInterval(tellTimes, 5000);
